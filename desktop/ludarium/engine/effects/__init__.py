"""The effect engine: what cards do, as trees over a closed vocabulary of verbs, resolved on the stack in the state.

From data to play:

* `vocabulary`: a verb is one `Instruction` (its fields, checked on load), one resolver (here or in the title) and one
  phrase (in ``words``). Shared verbs stand in `verbs`; a title adds its own to a vocabulary that begins with them.
* `building`: a tree is compiled once, when content is loaded, into a `Program`: a flat tuple of steps with jumps.
* `machine`: runs the program of the topmost `Frame` of the stack until a step asks somebody or nothing is left.
  A frame says whose effect it is, who acts now, on which card it stands, and what this effect has done so far. So a
  decision can come anywhere, also from another seat; a reaction is a frame on top; a sudden end clears the stack.
* `flow`: sequence, may, choose, if, cost-then, for-each, each player. `picking`: cards chosen one after another.
  `payments`: prices with what stands for what. `filters`: the little language of predicates on cards.

A step (`engine.steps.Step`) keeps nothing: all that it needs later is in its frame. It may

* do its work and return False: the frame moves on to the next step;
* put frames on top of the stack and return False: they are resolved before the next step;
* put its frame elsewhere (``draft.stack[-1] = frame.to(…)``) and return False: it goes on from there;
* call `machine.wait` and return True: it asks, `offers` lists the answers, `answer` resolves one;
* call `machine.again`: it is run once more when what lies above it is resolved.

The rules of a turn (menus, clean up, drawing again) are programs too, written by the title in Python instead of data.
"""

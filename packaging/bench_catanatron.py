"""How fast Catanatron plays at random: four seats, on one core, for that many seconds. Prints JSON.

Run by packaging/bench.sh with an interpreter that has Catanatron; no part of the program.
"""

import json
import random
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer


def main(seconds: float) -> None:
    random.seed(1)
    actions = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        played = getattr(game.state, "action_records", None) or game.state.actions  # the name changed between versions
        actions += len(played)
        games += 1
    print(json.dumps({"actions_per_s": actions / spent, "matches_per_s": games / spent}))


if __name__ == "__main__":
    main(float(sys.argv[1]))

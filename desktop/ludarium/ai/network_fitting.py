"""Fits a network to positions by gradient descent. Needs numpy and scipy, which playing does not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludarium.engine.network import Network, Pupil, Weights, pack

if TYPE_CHECKING:
    from ludarium.ai.network_training import Sample

HIDDEN = 48
BATCH, EPOCHS = 512, 3
RATE, LAST_RATE = 1e-3, 1e-4
"""How fast it learns, at first and in the end."""

STEEP = 1.5
"""A miss by more than so many units pulls no harder."""

MEAN_DECAY, SQUARE_DECAY = 0.9, 0.999
"""Adam's."""


class Learner:
    """The weights of a network while they are learned.

    rows: for each stored feature what it adds to the hidden units and the outputs; bias, out: as in `Weights`
    """

    def __init__(self, pupil: Pupil[Any], seed: int) -> None:
        import numpy as np
        from scipy import sparse

        self._pupil, self._random = pupil, np.random.default_rng(seed)
        many, factors = len(pupil.names), pupil.factors
        found = np.fromiter((factor for listed in factors for factor in listed), np.int32)
        ends = np.cumsum([0, *map(len, factors)])
        shape = (len(factors), many)
        self._factors = sparse.csr_matrix((np.ones(len(found), np.float32), found, ends), shape=shape)
        hidden = self._random.normal(0, 0.02, (many, HIDDEN))
        self.rows = np.concatenate([hidden, np.zeros((many, 2))], 1).astype(np.float32)
        self.bias = np.zeros(HIDDEN + 2, np.float32)
        self.out = self._random.normal(0, 0.1, (2, HIDDEN)).astype(np.float32)
        self._met = np.zeros(many, bool)
        self._means = [np.zeros_like(each) for each in self._all()]
        self._squares = [np.zeros_like(each) for each in self._all()]
        self._steps = 0

    def _all(self) -> tuple[Any, Any, Any]:
        return self.rows, self.bias, self.out

    def packed(self, samples: Sequence[Sample]) -> tuple[Any, Any]:
        """Return the samples as a sparse matrix, and what each should foretell."""
        import numpy as np
        from scipy import sparse

        found = np.concatenate([np.frombuffer(sample.features, np.int16) for sample in samples]).astype(np.int32)
        ends = np.cumsum([0, *(len(sample.features) for sample in samples)])
        shape = (len(samples), len(self._pupil.factors))
        seen = sparse.csr_matrix((np.ones(len(found), np.float32), found, ends), shape=shape)
        scale = self._pupil.scale
        wanted = [((sample.target_lead - sample.lead) / scale, sample.target_share) for sample in samples]
        self._met |= np.asarray((self._factors.T @ (seen.sum(0).A1 > 0)) > 0)
        return seen, np.array(wanted, np.float32)

    def learn(self, recent: Iterable[tuple[Any, Any]], share: float) -> float:
        """Learn from these samples; return by how many points they were missed. ``share``: of the run that is over."""
        import numpy as np
        from scipy import sparse

        seen = sparse.vstack([each for each, _ in recent]).tocsr()
        wanted = np.concatenate([each for _, each in recent])
        rate, missed = RATE * (LAST_RATE / RATE) ** min(1.0, share), 0.0
        for _ in range(EPOCHS):
            order, missed = self._random.permutation(len(wanted)), 0.0
            for start in range(0, len(order), BATCH):
                batch = order[start : start + BATCH]
                missed += self._step(seen[batch], wanted[batch], rate)
        return float(self._pupil.scale * (missed / len(wanted)) ** 0.5)

    def _step(self, seen: Any, wanted: Any, rate: float) -> float:
        """Descend by one batch; return the sum of the squared misses of the lead."""
        import numpy as np

        added = seen @ (self._factors @ self.rows) + self.bias
        units = np.maximum(added[:, :HIDDEN], 0)
        found = added[:, HIDDEN:] + units @ self.out.T
        missed = found[:, 0] - wanted[:, 0]
        chance = 1 / (1 + np.exp(-np.clip(found[:, 1], -30, 30)))
        pull = np.stack([np.clip(missed, -STEEP, STEEP), chance - wanted[:, 1]], 1) / len(wanted)
        back = np.concatenate([(pull @ self.out) * (units > 0), pull], 1).astype(np.float32)
        slopes = self._factors.T @ (seen.T @ back), back.sum(0), pull.T @ units
        self._steps += 1
        faster = rate * (1 - SQUARE_DECAY**self._steps) ** 0.5 / (1 - MEAN_DECAY**self._steps)
        for weights, slope, mean, square in zip(self._all(), slopes, self._means, self._squares, strict=True):
            mean += (1 - MEAN_DECAY) * (slope - mean)
            square += (1 - SQUARE_DECAY) * (slope * slope - square)
            weights -= faster * mean / (np.sqrt(square) + 1e-8)
        return float((missed * missed).sum())

    # What was learned

    def network(self) -> Network:
        return Network(self.weights(""), self._pupil.names, self._pupil.factors)

    def weights(self, provenance: str) -> Weights:
        """Return the weights as they are stored; features that were never met are left out."""
        import numpy as np

        known = np.flatnonzero(self._met)
        scale = max(1e-6, float(np.abs(self.rows).max()) / 32_000)
        return Weights(
            note="A network: see engine/network.py.",
            provenance=provenance,
            bias=tuple(map(float, self.bias)),
            out=tuple(tuple(map(float, each)) for each in self.out),
            scale=scale,
            names="\n".join(self._pupil.names[int(n)] for n in known),
            rows=pack(self.rows[known].tolist(), scale),
        )

    def save(self, file: Path, generation: int) -> None:
        import numpy as np

        np.savez(file, rows=self.rows, bias=self.bias, out=self.out, met=self._met, generation=generation)

    def resume(self, folder: Path) -> int:
        """Take up the last checkpoint of a folder; return how many generations it has behind it."""
        import numpy as np

        files = sorted(folder.glob("*.npz"))
        if not files:
            return 0
        kept = np.load(files[-1])
        self.rows, self.bias, self.out, self._met = kept["rows"], kept["bias"], kept["out"], kept["met"]
        return int(kept["generation"])

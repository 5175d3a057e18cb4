"""Makes the sounds of the table: dice, wood, card, coin, turn, end. `python packaging/sounds.py` writes them anew.

They are computed, not recorded: short knocks, rustles and bells out of decaying sines and noise. The same numbers come
of it everywhere, so that a test can compare what is stored.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

RATE = 16_000
LOUDEST = 0.72

STORED = Path(__file__).parents[1] / "resources" / "sounds"

Samples = list[float]


def noise(seed: int) -> Iterator[float]:
    """Return white noise in [-1, 1] for the seed."""
    state = seed * 2654435761 % 2**32 or 1
    while True:
        state = (state * 1664525 + 1013904223) % 2**32
        yield state / 2**31 - 1


def silence(seconds: float) -> Samples:
    return [0.0] * round(RATE * seconds)


def tone(seconds: float, pitches: dict[float, float], decay: float) -> Samples:
    """Return decaying sines of these pitches and strengths; ``decay``: time until a third is left."""
    return [
        math.exp(-n / RATE / decay)
        * sum(much * math.sin(2 * math.pi * pitch * n / RATE) for pitch, much in pitches.items())
        for n in range(round(RATE * seconds))
    ]


def rustle(seconds: float, seed: int, smooth: float, shape: Callable[[float], float]) -> Samples:
    """Return smoothed noise with the loudness ``shape`` gives along its way from 0 to 1."""
    source, last, count = noise(seed), 0.0, round(RATE * seconds)
    found = []
    for n in range(count):
        last += (next(source) - last) * smooth
        found.append(last * shape(n / count))
    return found


def mixed(*parts: tuple[float, float, Samples]) -> Samples:
    """Mix parts, each with its start, loudness and samples."""
    whole: Samples = []
    for at, much, samples in parts:
        begin = round(RATE * at)
        whole += [0.0] * (begin + len(samples) - len(whole))
        for n, sample in enumerate(samples):
            whole[begin + n] += much * sample
    return whole


# What lies on a table


def knock(pitch: float, seed: int) -> Samples:
    """Return a hard knock on wood."""
    body = tone(0.07, {pitch: 1.0, pitch * 2.7: 0.5, pitch * 4.1: 0.25}, 0.014)
    return mixed((0, 1, body), (0, 0.7, rustle(0.02, seed, 0.6, lambda way: (1 - way) ** 3)))


def dice() -> Samples:
    hits = [(0.0, 0.9, 520), (0.055, 0.7, 610), (0.09, 0.55, 470), (0.15, 0.5, 560), (0.2, 0.3, 500), (0.235, 0.2, 540)]
    return mixed(*((at, much, knock(pitch, place + 3)) for place, (at, much, pitch) in enumerate(hits)))


def wood() -> Samples:
    return knock(260, 1)


def card() -> Samples:
    return rustle(0.13, 7, 0.45, lambda way: math.sin(math.pi * way) ** 2 * (0.4 + 0.6 * way))


def coin() -> Samples:
    clink = tone(0.2, {2350: 0.6, 3590: 0.5, 5120: 0.3}, 0.045)
    return mixed((0, 1, clink), (0.05, 0.6, clink))


def turn() -> Samples:
    return mixed(
        (0, 0.8, tone(0.16, {587.3: 1.0, 1174.7: 0.3}, 0.06)), (0.09, 1, tone(0.2, {880: 1.0, 1760: 0.3}, 0.07))
    )


def end() -> Samples:
    steps = (523.3, 659.3, 784.0, 1046.5)
    return mixed(
        *((place * 0.1, 0.8, tone(0.28, {pitch: 1.0, 2 * pitch: 0.35}, 0.1)) for place, pitch in enumerate(steps))
    )


SOUNDS: dict[str, Callable[[], Samples]] = {
    "dice": dice,
    "wood": wood,
    "card": card,
    "coin": coin,
    "turn": turn,
    "end": end,
}


def pcm(samples: Samples) -> bytes:
    """Convert to 16-bit samples of equal loudness."""
    loudest = max(map(abs, samples))
    whole = array("h", (round(32_767 * LOUDEST * sample / loudest) for sample in samples))
    if sys.byteorder == "big":
        whole.byteswap()
    return whole.tobytes()


def write(folder: Path = STORED) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes(pcm(make()))


if __name__ == "__main__":
    write()

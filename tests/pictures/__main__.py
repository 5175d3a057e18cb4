"""Paints the stored pictures anew: ``python -m tests.pictures``. Look at each before it is kept."""

from tests.pictures.shots import SAMPLED, SHOTS, STORED, paint

if __name__ == "__main__":
    STORED.mkdir(exist_ok=True)
    for name in (*SHOTS, *SAMPLED):
        paint(name, STORED / f"{name}.png")
        print(f"painted {name}")

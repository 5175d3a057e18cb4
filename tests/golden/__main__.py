"""Write all golden pages anew: ``python -m tests.golden``. Read the differences before keeping them."""

from tests.golden import card_texts
from tests.golden.playthrough import FOLDER, MATCHES, text_of


def main() -> None:
    kept = {match.path for match in MATCHES}
    for page in set(FOLDER.glob("*/*.txt")) - kept:
        page.unlink()
        print(f"removed {page.relative_to(FOLDER)}")
    for match in MATCHES:
        match.path.parent.mkdir(exist_ok=True)
        match.path.write_text(text_of(match), encoding="utf-8", newline="\n")
        print(f"wrote {match.path.relative_to(FOLDER)}")
    for title in card_texts.HEADS:
        card_texts.path(title).write_text(card_texts.text(title), encoding="utf-8", newline="\n")
        print(f"wrote {card_texts.path(title).relative_to(FOLDER)}")
    card_texts.GERMAN.write_text(card_texts.german_text(), encoding="utf-8", newline="\n")
    print(f"wrote {card_texts.GERMAN.relative_to(FOLDER)}")


if __name__ == "__main__":
    main()

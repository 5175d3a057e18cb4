"""The command line: every command, the shapes of its data, its exit codes, and errors that are sentences."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ludarium import __version__, cli
from ludarium.commands import arena
from ludarium.engine.chance import Rng
from ludarium.engine.content_files import content_file
from ludarium.engine.match import Match
from ludarium.games import TITLES
from ludarium.games.eight_minute_empire.title import EightMinuteEmpire
from ludarium.games.iron_age.title import IronAge
from ludarium.words import reports
from tests.library.match_file import write_match

TITLE = TITLES.get("iron-age")


@pytest.fixture
def run(capsys):
    """Runs a command; gives its exit code, what it printed and what it complained of."""

    def command(*argv: object) -> tuple[int, str, str]:
        code = cli.run([str(word) for word in argv])
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return code, said.out, said.err

    return command


@pytest.fixture
def data(run):
    """Runs a command that must go well, and gives its data."""

    def command(*argv: object):
        code, out, err = run(*argv, "--json")
        assert (code, err) == (0, "")
        return json.loads(out)

    return command


def outside(*argv: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs a command as a program of its own."""
    return subprocess.run(
        [sys.executable, "-m", "ludarium", *argv], capture_output=True, text=True, env={**os.environ, **settings}
    )


# At the door


def test_without_a_command_it_says_what_it_can_do(run):
    code, out, err = run()
    assert (code, err) == (0, "")
    assert all(command in out for command in ("arena", "content", "replay", "bench"))


def test_version(run):
    assert run("--version") == (0, f"ludarium {__version__}\n", "")


@pytest.mark.parametrize("command", [(), ("arena",), ("content",), ("replay",), ("bench",)])
def test_help(run, command):
    code, out, err = run(*command, "--help")
    assert (code, err) == (0, "")
    assert out.startswith("usage: ludarium")


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        ("arena chess --seats hard", "There is no title “chess”. There is: iron-age"),
        ("content chess", "There is no title “chess”. There is: iron-age"),
        ("bench chess", "There is no title “chess”. There is: iron-age"),
        ("arena iron-age --seats hard,brutal", "There is no computer level “brutal”."),
        ("arena iron-age --seats easy,easy,easy,easy,easy", "This title is not played by 5: it takes 1 to 4."),
        ("arena iron-age --seats easy --set colour=red", "There is no option “colour”."),
        ("arena iron-age --seats easy --set length=long", "“long” is no choice for length."),
        ("arena iron-age --seats easy --set length", "“length” is no setting: write it as key=value."),
        ("arena iron-age --seats easy --games 0", "“0” is no whole number from 1 to 1000000000."),
        ("arena iron-age --seats easy --jobs two", "“two” is no whole number from 1 to 60."),
        ("arena iron-age", "--seats"),
        ("content iron-age --lang tlh", "Ludarium does not speak “tlh”. It speaks: en, de."),
        ("arena iron-age --seats easy --lang tlh", "Ludarium does not speak “tlh”. It speaks: en, de."),
        ("replay some.ludarium --lang tlh", "Ludarium does not speak “tlh”. It speaks: en, de."),
        ("sheet a.ludarium --set length=short -o b.pdf", "A match brings its own settings: --set is for a blank pad."),
        ("dance", "dance"),
    ],
)
def test_misuse_is_answered_by_a_sentence(run, argv, sentence):
    code, out, err = run(*argv.split())
    assert (code, out) == (2, "")
    assert sentence in err


def test_what_should_not_happen_is_a_sentence_too(run, monkeypatch):
    def stumble(*_: object) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr("ludarium.words.components", stumble)
    code, out, err = run("content", "iron-age")
    assert (code, out) == (1, "")
    assert err == "Something went wrong that should not: ZeroDivisionError: by nothing.\n"


def test_a_reader_who_had_enough_is_no_error():
    program = subprocess.Popen(
        [sys.executable, "-m", "ludarium", "content", "iron-age"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    program.stdout.close()
    assert program.stderr.read() == ""
    assert program.wait() == 1


# Arena


def test_arena_data(data):
    result = data("arena", "iron-age", "--seats", "random,easy,random", "--games", 2, "--set", "length=short")
    assert result["title"] == "iron-age"
    assert (result["games"], result["errors"]) == (2, 0)
    assert result["actions_per_s"] > 0
    assert result["matches_per_s"] > 0
    assert [seat["seat"] for seat in result["seats"]] == ["random", "easy", "random"]
    assert sum(seat["wins"] for seat in result["seats"]) == pytest.approx(2)
    for seat in result["seats"]:
        assert len(seat["scores"]) == 2
        assert seat["min"] <= seat["mean_score"] <= seat["max"]
        low, high = seat["interval"]
        assert 0 <= low <= seat["wins"] / 2 <= high <= 1
        assert (seat["p95_ms"] > 0) == (seat["seat"] == "easy") == (seat["ms_per_decision"] > 0)
        assert seat["s_per_turn"] * 1000 >= seat["ms_per_decision"]
    assert (result["sides"], result["terms"]) == ([], [])


def test_an_arena_tells_how_each_side_fared(data, run):
    asked = ("arena", "imperium", "--seats", "random,random", "--games", 2, "--mirrored")
    result = data(*asked)
    assert len(result["sides"]) == 2
    for n, seat in enumerate(result["seats"]):
        assert [side["games"][n] for side in result["sides"]] == [1, 1]
        assert sum(side["wins"][n] for side in result["sides"]) == pytest.approx(seat["wins"])
    table = run(*asked)[1].split("\n\n")[-1]
    assert sum("of 1" in line for line in table.splitlines()) == 2
    assert table.splitlines()[1].startswith(result["sides"][0]["side"].capitalize())


def test_an_arena_tells_how_each_setting_fared(data, run):
    asked = ("arena", "rome", "--seats", "random", "--games", 60)
    result = data(*asked)
    assert [side["games"] for side in result["sides"]] == [[10]] * 6
    assert [one["games"] for one in result["terms"]] == [[6]] * 10, "each leader meets each setting"
    assert result["terms"][4]["options"] == {"length": "short", "difficulty": "expert"}
    table = run(*asked)[1].split("\n\n")[-1].splitlines()
    assert (len(table), table[5].split()[:2]) == (11, ["Short,", "Expert"])
    named = data("arena", "rome", "--seats", "random", "--games", 3, "--set", "length=standard")
    assert {one["options"]["length"] for one in named["terms"]} == {"standard"}


def test_the_same_matches_whoever_plays_them(data):
    played = [data("arena", "iron-age", "--seats", "random,random", "--games", 3, "--jobs", jobs) for jobs in (1, 2)]
    first, second = ([(seat["wins"], seat["scores"]) for seat in result["seats"]] for result in played)
    assert first == second


def test_another_seed_gives_other_matches(data):
    one, two = (data("arena", "iron-age", "--seats", "random", "--seed", seed)["seats"][0]["scores"] for seed in (1, 2))
    assert len(one) == len(two) == 10
    assert one != two


def test_arena_in_words(run):
    code, out, _ = run("arena", "iron-age", "--seats", "random,random", "--games", 1)
    assert code == 0
    assert out.startswith("Roll Through the Ages: The Iron Age, 1 match in ")
    assert out.count("Random") == 2


def test_a_solitaire_arena_shows_how_the_scores_are_spread(run):
    _, out, _ = run("arena", "iron-age", "--seats", "random", "--games", 5)
    spread = out[out.index("Points") :]
    assert sum(int(line.split()[-2]) for line in spread.splitlines() if line.endswith("#")) == 5


def test_a_match_that_fails_is_told(run, monkeypatch):
    def stumble(self: IronAge, state: object) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(IronAge, "outcome", stumble)
    code, out, _ = run("arena", "iron-age", "--seats", "random", "--games", 2, "--jobs", 1, "--json")
    assert code == 1
    assert json.loads(out)["errors"] == 2
    code, out, _ = run("arena", "iron-age", "--seats", "random", "--games", 1, "--jobs", 1)
    assert code == 1
    assert "1 match failed:\n  match 0: ZeroDivisionError: by nothing" in out


def test_a_stopped_arena_tells_what_was_played(run, monkeypatch):
    play = arena._play_match

    def until_stopped(*what: object):
        if what[-1] == 2:
            raise KeyboardInterrupt
        return play(*what)

    monkeypatch.setattr(arena, "_play_match", until_stopped)
    code, out, _ = run("arena", "iron-age", "--seats", "random", "--games", 9, "--jobs", 1, "--json")
    result = json.loads(out)
    assert code == 130
    assert (result["games"], result["interrupted"]) == (2, True)


# Content


def test_content_data(data):
    result = data("content", "iron-age")
    assert (result["title"], result["version"]) == ("iron-age", 1)
    kinds = [component["kind"] for component in result["components"]]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "die": 2,
        "development": 17,
        "monument": 5,
        "colony": 19,
    }
    for component in result["components"]:
        assert all(component[key] for key in ("id", "name", "text", "provenance", "provenance_of"))
    roads = next(component for component in result["components"] if component["id"] == "roads")
    assert roads["text"] == "Developments with a star cost 6 less."
    assert (roads["cost"], roads["points"], roads["effect"]) == (12, 12, {"star_discount": 6})
    assert roads["provenance"] == "sourced"


def test_content_in_words(run):
    code, out, _ = run("content", "iron-age")
    assert code == 0
    assert "Religion (development, sourced)\n  cost=7 points=8" in out
    assert "  You are safe from Unrest." in out


def test_a_map_of_ones_own_is_checked(run, data, tmp_path):
    ours = content_file("eight_minute_empire", "v1") / "maps" / "b.json"
    assert data("content", "eight-minute-empire", "--check", ours)["fits"] is True
    code, out, _ = run("content", "eight-minute-empire", "--check", ours)
    assert (code, out) == (0, f"{ours} fits Eight-Minute Empire.\n")
    broken = tmp_path / "b.json"
    broken.write_text(ours.read_text(encoding="utf-8").replace('"start": "b15"', '"start": "b99"'), encoding="utf-8")
    code, out, err = run("content", "eight-minute-empire", "--check", broken)
    assert (code, out) == (1, "")
    assert err == "The content file b.json does not fit: start: there is no region 'b99'.\n"
    code, _, err = run("content", "iron-age", "--check", broken)
    assert (code, err) == (1, "This title takes no content of one's own, so not b.json either.\n")


def test_a_map_is_tried_out(run, tmp_path, monkeypatch):
    """What looks right and does not play is refused."""

    def stumble(self: EightMinuteEmpire, state: object) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(EightMinuteEmpire, "outcome", stumble)
    ours = content_file("eight_minute_empire", "v1") / "maps" / "b.json"
    code, out, err = run("content", "eight-minute-empire", "--check", ours)
    assert (code, out) == (1, "")
    tried = "b.json has the right form, but a match with 2 seats that was tried failed:"
    assert err == f"{tried} ZeroDivisionError: by nothing.\n"


# Replay


@pytest.fixture
def match():
    """A match after its first round."""
    match = Match(TITLE, TITLE.setup(["Ann", "Ben"]), 5, ["human", "hard"])
    rng = Rng(3)
    while match.state.round == 1:
        match.play(TITLE.sample(match.state, rng))
    return match


@pytest.fixture
def file(match, tmp_path):
    path = tmp_path / "trial.ludarium"
    write_match(path, match)
    return path


def test_replay_data(data, file, match):
    result = data("replay", file)
    assert (result["title"], result["actions"], result["over"]) == ("iron-age", match.cursor, False)
    assert [seat["seat"] for seat in result["standing"]] == [0, 1]
    assert [seat["name"] for seat in result["standing"]] == ["Ann", "Ben"]
    for seat, standing in zip(result["standing"], TITLE.standing(match.state), strict=True):
        assert seat["total"] == standing.total == sum(seat["lines"].values())


def test_replay_in_words(run, file):
    code, out, _ = run("replay", file)
    assert code == 0
    assert out.startswith("Roll Through the Ages: The Iron Age, ")
    assert all(word in out for word in ("Ann", "Ben", "Monuments", "Total"))
    assert out.endswith("The match is not over: whoever has the file can find out what chance will bring in it.\n")


def test_replay_tells_who_held_the_seats(run, data, match, file):
    match.hand_over(0, "easy")
    match.play_for("random", TITLE.actions(match.state)[0])
    write_match(file, match)
    result = data("replay", file)
    assert (result["origin"], result["foretells"]) == ("lot", True)
    assert [(over["seat"], over["player"]) for over in result["handed"]] == [(0, "random"), (0, "easy")]
    assert f"After action {match.cursor} Ann is played by: Easy.\n" in run("replay", file)[1]


def test_a_match_file_cannot_steer_the_terminal(run, file):
    """Neither by its names, nor by its actions, nor by what else it says."""
    document = json.loads(file.read_text())
    document["setup"]["names"] = ["\x1b[2JAnn", "Be\rn\u202e"]
    document["players"] = ["\x1b]0;gone\x07", "hard"]
    file.write_text(json.dumps(document))
    code, out, _ = run("replay", file)
    assert code == 0
    assert all(letter.isprintable() for letter in out.replace("\n", ""))
    assert " [2JAnn" in out
    for changes in ({"actions": ["\x1b[2J"] * len(document["actions"])}, {"title": "\x1b[2J"}):
        file.write_text(json.dumps({**document, **changes}))
        code, _, err = run("replay", file)
        assert code == 1
        assert all(letter.isprintable() for letter in err.removesuffix("\n"))


def test_replay_of_a_finished_match(run, match, file):
    rng = Rng(4)
    while not match.is_over:
        match.play(TITLE.sample(match.state, rng))
    write_match(file, match)
    code, out, _ = run("replay", file)
    assert code == 0
    assert "win" in out.splitlines()[-1]
    result = json.loads(run("replay", file, "--json")[1])
    assert (result["over"], result["foretells"]) == (True, False)


def test_a_damaged_match_is_named_by_its_action(run, file):
    document = json.loads(file.read_text())
    document["actions"][2] = "build coliseum"
    file.write_text(json.dumps(document))
    code, out, err = run("replay", file)
    assert (code, out) == (1, "")
    assert err == "The match is damaged: its action 3, “build coliseum”, is not allowed.\n"


def test_a_match_that_needs_newer_content(run, file):
    file.write_text(json.dumps({**json.loads(file.read_text()), "content": 7}))
    said = "The match needs other content of iron-age (version 7; this Ludarium has 1).\n"
    assert run("replay", file) == (1, "", said)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [("{", "is damaged: it cannot be read as a match."), ("[]", "is not a match of Ludarium.")],
)
def test_a_file_that_is_no_match(run, tmp_path, content, sentence):
    path = tmp_path / "other.ludarium"
    path.write_text(content)
    code, out, err = run("replay", path)
    assert (code, out) == (1, "")
    assert err.endswith(f"{sentence}\n")


def test_a_file_that_is_not_there(run, tmp_path):
    code, _, err = run("replay", tmp_path / "nothing.ludarium")
    assert code == 1
    assert "nothing.ludarium cannot be read: " in err


# Sheets


def test_a_pad_for_what_is_played(run, qapp, tmp_path):
    sizes = []
    for settings in ((), ("--set", "expansion=mediterranean")):
        assert run("sheet", "--blank", "iron-age", *settings, "-o", tmp_path / "pad.pdf") == (0, "", "")
        sizes.append((tmp_path / "pad.pdf").stat().st_size)
    assert sizes[1] > sizes[0] + 1000


# Bench


def test_bench(tmp_path):
    side = f'{sys.executable} -c "print(\'{{\\"actions_per_s\\": 2}}\')"'
    ran = outside(
        "bench", "--json", "--seconds", "0.1", "--catanatron", side, LUDARIUM_HOME=str(tmp_path), LUDARIUM_FROZEN="1"
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    result = json.loads(ran.stdout)
    assert result["frozen"] is False, "states are measured as they are in play"
    speeds = result["titles"]["iron-age"]
    assert all(speeds[key] > 0 for key in ("actions_per_s", "matches_per_s", "search_iterations_per_s"))
    assert max(each["load_ms_per_action"] for each in result["titles"].values()) == result["load_ms_per_action"] > 0
    assert max(each["commit_ms"] for each in result["titles"].values()) == result["commit_ms"] > 0
    assert result["catanatron_actions_per_s"] == 2
    assert set(result["catanatron_ratio"]) == set(result["titles"]), "each title beside it"
    assert min(result["catanatron_ratio"].values()) > 1
    felt = ("startup_ratio", "timer_p95_ratio", "drag_p95_ms", "pickup_p95_ms")
    assert all(result[key] > 0 for key in (*felt, "map_drag_p95_ms", "map_drag_double_p95_ms"))
    assert set(result["late"]) == {"iron-age", "imperium", "rome"}
    for late in result["late"].values():
        assert all(late[f"{deed}_ms"] > 0 < late[f"{deed}_ratio"] for deed in ("pickup", "drag", "lay"))
    assert not list(tmp_path.iterdir()), "nothing is left behind"
    said = reports.bench(result)
    late = next(
        line
        for line in said.splitlines()
        if line.startswith("Imperium") and line.split()[-1] == f"{result['late']['imperium']['lay_ratio']:.2f}"
    )
    assert f"{result['late']['imperium']['pickup_ms']:.2f}" in late
    assert "Search iterations/s" in said
    beside = next(line for line in said.splitlines() if line.startswith("Catanatron "))
    assert beside.split() == ["Catanatron", "2"]
    assert f"{result['catanatron_ratio']['rome']:,.2f}" in said
    painted = next(line for line in said.splitlines() if line.startswith("Shelf painted"))
    assert painted.endswith(f"{result['startup_ratio']:.2f}")
    assert "Catanatron" not in reports.bench({**result, "catanatron_actions_per_s": None})


def test_a_side_program_that_fails(tmp_path):
    ran = outside("bench", "--seconds", "0.1", "--catanatron", "no-such-program", LUDARIUM_HOME=str(tmp_path))
    assert ran.returncode == 1
    assert ran.stderr.startswith("The program to compare with did not answer: ")
    assert ran.stderr.count("\n") == 1

"""Follows the games in a mission's JSON export (docs/exports.md) with nothing but that file and Python's own library.

    hellwright export MISSION --to json --replay GAME.txt -o out
    python3 follow.py out/MISSION.json          # --tell prints what happens

It puts up a table from the mission's set-up, does to it what each choice changed, and compares the digest of what it has
before it with the one in the file. It ends with 1 at the first choice after which the two tables differ.
"""
import hashlib
import json
import sys


class Table:
    """What lies on the table for everybody to see."""

    def __init__(self, mission, marines):
        setup = next(it for it in mission["setups"] if it["marines"] == marines)
        pieces = mission["pieces"]
        self.spaces = {it["index"]: (it["x"], it["y"]) for it in mission["board"]["spaces"]}
        self.round = self.frags = self.threat = 0
        self.doors = {it["index"] for it in mission["board"]["doors"]}
        there = lambda kind: [it for it in pieces[kind] if it["index"] is not None]
        self.portals = {it["index"]: it["face_up"] for it in there("portals")}
        self.teleporters = {it["index"] for it in there("teleporters") if it["active"]}
        self.tokens, self.figures, self.kinds = {}, {}, {}
        for it in there("tokens"):
            self.put_token(it["index"], it["kind"], it["what"], it["at"]["space"])
        for it in setup["figures"]:
            self.put_figure(it["figure"], it["kind"], it["space"], it["turned"])

    def put_token(self, token, kind, name, space):
        self.tokens[token] = {"space": space, "progress": 0, "kind": kind, "name": name}

    def put_figure(self, figure, kind, space, turned):
        assert space in self.spaces, f"there is no space {space}"
        self.kinds[figure] = kind
        self.figures[figure] = {"space": space, "turned": turned, "damage": 0, "stunned": False}

    def change(self, it):
        """Do what an event did. Whatever is not here leaves the table as it is: cards, dice, attacks, argent."""
        what, figure = it["what"], self.figures.get(it.get("figure"))
        if what == "round-started": self.round = it["round"]
        elif what == "threat-changed": self.threat = it["count"]
        elif what == "moved": figure.update(space=it["space"], turned=it["turned"])
        elif what == "placed": self.put_figure(it["figure"], it["kind"], it["space"], it["turned"])
        elif what == "respawned": self.put_figure(it["figure"], self.kinds[it["figure"]], it["space"], False)
        elif what == "hurt": figure["damage"] += it["amount"]
        elif what == "healed": figure["damage"] = max(0, figure["damage"] - it["amount"])
        elif what == "fragged": del self.figures[it["figure"]]
        elif what == "frags-changed": self.frags = it["count"]
        elif what == "stunned": figure["stunned"] = True
        elif what == "stun-ended": figure["stunned"] = False
        elif what == "door-opened": self.doors.remove(it["door"])
        elif what == "door-closed": self.doors.add(it["door"])
        elif what == "portal-flipped": self.portals[it["portal"]] = True
        elif what == "portal-removed": del self.portals[it["portal"]]
        elif what == "teleporter-activated": self.teleporters.add(it["teleporter"])
        elif what == "token-placed": self.put_token(it["token"], it["kind"], it["name"], it["space"])
        elif what == "token-removed": del self.tokens[it["token"]]
        elif what == "progressed": self.tokens[it["token"]]["progress"] = it["count"]

    def lines(self):
        """The table as text: docs/exports.md, "The digest"."""
        yield from (f"round {self.round}", f"frags {self.frags}", f"threat {self.threat}")
        yield from (f"door {door}" for door in sorted(self.doors))
        yield from (f"portal {it} {'up' if up else 'down'}" for it, up in sorted(self.portals.items()))
        yield from (f"teleporter {it}" for it in sorted(self.teleporters))
        for number, it in sorted(self.figures.items()):
            numbers = f"{it['space']} {it['turned']:d} {it['damage']} {it['stunned']:d}"
            yield f"figure {number} {self.kinds[number]} {numbers}"
        for number, it in sorted(self.tokens.items()):
            name = "" if it["name"] is None else " " + it["name"]
            yield f"token {number} {it['space']} {it['progress']} {it['kind']}{name}"

    def digest(self):
        return hashlib.sha256("".join(line + "\n" for line in self.lines()).encode()).hexdigest()


def follow(mission, game, tell):
    """Play a game; the number of choices, or where the tables differ."""
    table = Table(mission, game["marines"])
    if table.digest() != game["start"]:
        sys.exit("the tables differ before the first choice:\n" + "\n".join(table.lines()))
    for number, choice in enumerate(game["choices"], 1):
        for event in choice["events"]:
            if tell and event["text"]: print(event["text"])
            if event["change"]: table.change(event["change"])
        if table.digest() != choice["digest"]:
            sys.exit(f"the tables differ after choice {number} ({choice['key']}):\n" + "\n".join(table.lines()))
    return len(game["choices"])


with open(next(it for it in sys.argv[1:] if it != "--tell"), encoding="utf-8") as file:
    mission = json.load(file)
if (mission["kind"], mission["format"]) != ("hellwright-mission", 1):
    sys.exit("this is no mission of format 1")
for game in mission["games"]:
    print(f"{mission['texts']['title']}: {follow(mission, game, '--tell' in sys.argv)} choices, every digest agrees")

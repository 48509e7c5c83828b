"""Plays a mission in the terminal over `hellwright serve` (docs/front-end.md), with nothing but Python's own library.

    python3 play.py missions/library/first-steps            # you play the first marine, bots play the others
    python3 play.py MISSION --seat 4 --marines 2            # you play the invader
    python3 play.py MISSION --auto --save DIR               # anything is taken for you; saved as DIR/end.replay

A number takes a choice, `? NUMBER` tells more about it; `m` map, `u` undo, `s NAME` save, `l NAME` load, `q` quit.
"""
import argparse
import json
import os
import random
import subprocess
import sys


class Server:
    """A running `hellwright serve`: one line of JSON goes in, one comes out."""

    def __init__(self, mission, saves):
        command = [os.environ.get("HELLWRIGHT", "hellwright"), "serve", mission, "--saves", saves]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def ask(self, what, **fields):
        """The answer to a request, or what is wrong with it under "error"."""
        print(json.dumps({"do": what, **fields}), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            sys.exit("hellwright has ended")
        answer = json.loads(line)
        if "error" in answer:
            print("  {message}; {help}".format(**answer["error"]))
        return answer


class Game:
    """One seat of a game, and the person who plays it."""

    def __init__(self, server, arguments):
        self.server, self.arguments, self.seat = server, arguments, arguments.seat
        self.players = {"seats": [self.seat], "bots": "greedy"}
        server.ask("hello", protocol=1)
        self.mission = server.ask("mission")["ok"]
        print(self.mission["title"], self.mission["briefing"], sep="\n\n")
        if "error" in server.ask("new", seed=arguments.seed, marines=arguments.marines, **self.players):
            sys.exit(1)

    def play(self):
        """To the end, or until somebody has enough. True if the game is over."""
        self.map()
        turn = self.server.ask("turn", seat=self.seat).get("ok")
        if turn is None:
            return False
        while turn["due"]["what"] != "over":
            for event in turn["events"]:
                if event["text"]:
                    print(event["text"])
            answer = self.choose(turn["choices"])
            if answer is None:
                return False
            turn = answer.get("ok", {**turn, "events": []})
        for event in turn["events"]:
            print(event["text"] or "", end="\n" if event["text"] else "")
        print(f"\n{turn['due']['winner'] or 'nobody'} won: {turn['due']['reason']}")
        return True

    def choose(self, choices):
        """The answer to what is typed; None if it is enough."""
        if self.arguments.auto:
            return self.take(self.arguments.dice.choice(choices))
        print()
        for number, choice in enumerate(choices, 1):
            print(f"{number:>4}  {choice['text']}")
        while True:
            word, _, rest = input("> ").strip().partition(" ")
            number = rest if word == "?" else word
            choice = choices[int(number) - 1] if number.isdecimal() and 0 < int(number) <= len(choices) else None
            if word == "q": return None
            elif word == "m": self.map()
            elif word == "s": self.save(rest)
            elif word == "u": return self.undo()
            elif word == "l" and "ok" in self.server.ask("load", name=rest, **self.players):
                return self.server.ask("turn", seat=self.seat)
            elif word == "?" and choice:
                print("     ", self.server.ask("describe", seat=self.seat, key=choice["key"])["ok"]["help"])
            elif choice: return self.take(choice)
            elif word != "l": print("a number, ? NUMBER, m, u, s NAME, l NAME or q")

    def take(self, choice):
        return self.server.ask("take", seat=self.seat, key=choice["key"])

    def save(self, name):
        answer = self.server.ask("save", name=name)
        if answer.get("error", {}).get("code") == "already-kept" and input("  replace it? (y) ") == "y":
            self.server.ask("save", name=name, overwrite=True)

    def undo(self):
        answer = self.server.ask("undo", seat=self.seat)
        if answer.get("error", {}).get("code") == "revealed" and input("  all agree? (y) ") == "y":
            answer = self.server.ask("undo", seat=self.seat, anyway=True)
        return answer

    def map(self):
        """The spaces, with marines as numbers and demons as capital letters; then everybody's damage and our hand."""
        look = self.server.ask("look", seat=self.seat)["ok"]
        spaces = {it["index"]: (it["x"], it["y"]) for it in self.mission["open"]["board"]["spaces"]}
        signs = {at: "." for at in spaces.values()}
        for it in look["table"]["figures"]:
            signs[spaces[it["space"]]] = str(it["figure"] + 1) if it["side"] == "marines" else it["kind"][0].upper()
        for y in range(min(y for _, y in signs), max(y for _, y in signs) + 1):
            print(" ".join(signs.get((x, y), " ") for x in range(min(x for x, _ in signs), max(x for x, _ in signs) + 1)))
        for it in look["table"]["figures"]:
            print(f"  {it['kind']} at {spaces[it['space']]}: {it['damage']} of {it['health']} damage")
        hands = [it["hand"]["cards"] for it in [*look["cards"]["marines"], look["cards"]["invader"]]]
        print("  you hold", ", ".join(card for hand in hands if hand for card in hand) or "no cards")


parser = argparse.ArgumentParser(description="Plays a mission over hellwright serve.")
parser.add_argument("mission")
parser.add_argument("--seat", type=int, default=0, help="marines from 0; the invader is 4")
parser.add_argument("--marines", type=int)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--auto", action="store_true", help="take anything, by the seed")
parser.add_argument("--save", default="saves", metavar="DIR", help="the folder for saved games")
arguments = parser.parse_args()
arguments.dice = random.Random(arguments.seed)
server = Server(arguments.mission, arguments.save)
game = Game(server, arguments)
if game.play() and arguments.auto:
    server.ask("save", name="end", overwrite=True)
server.ask("quit")

"""Prints cards from a mission's JSON export (docs/exports.md), each in the line that `hellwright cards` has for it.

    hellwright export MISSION --to json -o out
    python3 card.py out/MISSION.json [NAME]     # every card, or those that are called so
"""
import json
import sys

def attack(it):
    dice = [f"{it[colour]} {colour}" for colour in ("red", "black") if it[colour]]
    return f"attack {' + '.join(dice)}, range {it['range']}"

def defence(it):
    icons = [f"{it['shields']} shield" + "s" * (it["shields"] > 1)] if it["shields"] else []
    icons += ["dodge"] * it["dodge"] + ["special defence"] * it["special"]
    return ", ".join(icons) or "nothing"

def ours(it):
    return f" *Ours: {', '.join(it['homebrew'])}.*" if it["homebrew"] else ""

def listed(it, words, name=None):
    return f"- **{name or it['name']}** ×{it['copies']}: {words}{ours(it)}"

def action(it):
    parts = [it["kind"] + " action" * (it["kind"] != "reaction")]
    parts += [f"speed {it['speed']}"] if it["speed"] else []
    parts += [attack(it["attack"])] if it["attack"] else []
    return listed(it, f"{'; '.join(parts)}; in defence {defence(it['defence'])}. {it['text']}")

def demon(it):
    also = "; toughness" * it["toughness"] + "; flies" * it["flies"]
    return (f"Stagger {it['stagger']}, health {it['health']}, speed {it['speed']}; {attack(it['attack'])}; special defence "
            f"{defence(it['special'])}{also}; base {it['width']}×{it['height']}. {it['text']}{ours(it)}")

def invasion(it, names):
    demons = [", ".join(f"{some['count']} {names[some['demon']]}" for some in group["demons"]) for group in it["groups"]]
    argent = [f" (+{group['argent']} argent)" * (group["argent"] > 0) for group in it["groups"]]
    groups = [who + more for who, more in zip(demons, argent)]
    return f"| **{it['name']}**{ours(it)} | {' | '.join(map(' / '.join, zip(groups[::2], groups[1::2])))} |"

def cards(content):
    for it in content["marines"]:
        yield it["name"], f"- **{it['name']}**: health {it['health']}, hand {it['hand']}."
    for it in (card for weapon in content["weapons"] for card in weapon["cards"]):
        yield it["name"], action(it)
    names = {it["id"]: it["name"] for it in content["demons"]}
    yield from ((it["name"], demon(it)) for it in content["demons"])
    for it in (card for events in content["event_sets"] for card in events["cards"]):
        yield it["name"], listed(it, f"{it['text']} In defence {defence(it['defence'])}.")
    yield from ((it["name"], invasion(it, names)) for it in content["invasions"])
    yield from ((it["name"], listed(it, it["text"])) for it in content["classes"] + content["glory_kills"])
    for it in content["squad_cards"]:
        yield it["name"], listed(it, it["text"], f"{it['name']} ({it['marines']} marine{'s' * (it['marines'] > 1)})")

with open(sys.argv[1], encoding="utf-8") as file:
    wanted, content = sys.argv[2:], json.load(file)["content"]
sys.stdout.reconfigure(encoding="utf-8")
print("\n".join(line for name, line in cards(content) if not wanted or name in wanted))

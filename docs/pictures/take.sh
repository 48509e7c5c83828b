#!/bin/bash
# Pictures of the window for the documentation: every panel, every look. Needs Xvfb, xdotool and ImageMagick.
# Usage: docs/pictures/take.sh PROGRAM
set -eu
program=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d); trap 'kill $window $server 2>/dev/null; rm -rf "$work"' EXIT
export XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data
Xvfb -displayfd 9 -screen 0 1280x800x24 -nolisten tcp 9>"$work/display" 2>/dev/null & server=$!
while [ ! -s "$work/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$work/display"); export DISPLAY
cp -r "$here/../../missions/library/cold-vaults" "$work/cold-vaults"

open() { # a mission, or nothing
    "$program" "$@" 2>/dev/null & window=$!
    while ! id=$(xdotool search --onlyvisible --name Hellwright | head -1) || [ -z "$id" ]; do sleep 0.2; done
    xdotool windowfocus --sync "$id"; sleep 4
}
close() { kill $window; wait $window 2>/dev/null || true; }
do_() { xdotool "$@"; sleep 1.2; }
shot() { import -window root png:- | convert - -colors 200 -strip PNG8:"$here/$1.png"; }

open; shot first-screen; close
open "$work/cold-vaults"
do_ key F5; sleep "${GAMES:-60}"; do_ key alt+4; shot proof
do_ key h; do_ key h; shot heat
do_ key ctrl+shift+F5; sleep 4; for _ in $(seq 40); do xdotool key Right; done; sleep 4; shot watch; do_ key Escape
do_ key alt+2; shot cards
do_ key alt+7; sleep 2; shot script; do_ key Escape; do_ key alt+7
do_ key alt+5; shot layers
do_ key alt+1; shot inspector
do_ mousemove 615 440; do_ key 1; sleep 1; shot probe; do_ key Escape
do_ key ctrl+k; do_ type --delay 40 portal; shot finder; do_ key Escape
do_ key ctrl+t; sleep 1; shot workshop; do_ key Escape
do_ key v; do_ key ctrl+a; do_ key Delete; do_ key ctrl+z
do_ mousemove 615 440 click 1; do_ key Right; do_ key Right; do_ key alt+3; shot problems
do_ key alt+6; shot history
do_ key ctrl+z; do_ key ctrl+z
do_ key F1; shot shortcuts; do_ key Escape
do_ key ctrl+shift+t; do_ key alt+3; shot light
do_ key ctrl+shift+t; shot contrast
close

#!/bin/bash
# How long it takes in a game from when the window hears a key to the frame that shows it, on an X display without a screen and with
# software drawing: games of Cold Vaults against bots that search, at the pace that one can follow, so that bots think while keys come.
# The way of the key through the desktop to the window is not part of it, nor that of the frame to the screen.
#
# Needs a release build (cargo build --release --bin hellwright), Xvfb, xdotool and ImageMagick. Times on a busy machine are larger
# than they need be: the load stands beside them. KEYS is how many keys are pressed, 400 if it is not given.
set -u
here=$(cd "$(dirname "$0")/../.." && pwd)
program=${BIN:-$here/target/release/hellwright}
mission=${1:-$here/missions/library/cold-vaults}
work=$(mktemp -d); trap 'kill ${pid:-} ${server:-} 2>/dev/null; rm -rf "$work"' EXIT
export XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_CACHE_HOME=$work/cache HOME=$work LIBGL_ALWAYS_SOFTWARE=1
mkdir -p "$XDG_CONFIG_HOME/hellwright" "$XDG_DATA_HOME" "$XDG_CACHE_HOME"
echo '{"window": [1280, 800]}' > "$XDG_CONFIG_HOME/hellwright/settings.json"
cp -r "$mission" "$work/mission"

Xvfb -displayfd 9 -screen 0 1280x800x24 -nolisten tcp 9>"$work/display" 2>/dev/null & server=$!
while [ ! -s "$work/display" ]; do sleep 0.05; done
export DISPLAY=:$(cat "$work/display")
HELLWRIGHT_FRAMES=$work/frames "$program" "$work/mission" >/dev/null 2>&1 & pid=$!
colours() { import -window root -depth 8 rgb:- 2>/dev/null | od -An -v -tx1 -w3 | sort -u | wc -l; }
while [ "$(colours)" -lt 300 ]; do kill -0 $pid || exit 1; sleep 0.1; done
window=$(xdotool search --onlyvisible --pid $pid | tail -1)
xdotool windowfocus --sync "$window"; sleep 1
xdotool key ctrl+F5; sleep 8
echo "load before: $(cut -d' ' -f1-3 /proc/loadavg), $(nproc) processors"
keys=${KEYS:-400}
for i in $(seq "$keys"); do
    case $((i % 8)) in
        0) key=0 ;; 1) key=1 ;; 2) key=Left ;; 3) key=ctrl+z ;; 4) key=Right ;; 5) key=2 ;; 6) key=j ;; 7) key=Down ;;
    esac
    xdotool key $key; sleep 0.25
    [ $((i % 100)) -eq 0 ] && { xdotool key ctrl+shift+n; sleep 4; }
done
sleep 1.5
echo "load after: $(cut -d' ' -f1-3 /proc/loadavg)"
awk '$1 == "choice" { print $2 / 1000 }' "$work/frames" | sort -n | awk '
    { a[NR] = $1 }
    END { if (!NR) { print "no key was seen"; exit }
          printf "%d keys; from when the window hears a key to its frame: half %.1f ms, 99 of 100 %.1f ms, longest %.1f ms\n", NR, a[int((NR + 1) / 2)], a[int(NR * 0.99)], a[NR] }'
[ -n "${SHOT:-}" ] && import -window root "$SHOT"
exit 0

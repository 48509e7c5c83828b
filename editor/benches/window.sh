#!/bin/bash
# How quick and how light the window is on the largest map, on an X display without a screen and with software drawing,
# beside Tiled (Debian's `tiled`) on a map of as many columns, rows, tiles and objects. Prints a table for a report.
#
# Needs a release build (cargo build --release --bin hellwright), Xvfb, xdotool, ImageMagick and, for the comparison,
# tiled. Times on a busy machine are larger than they need be: the load is told beside them, and processor time, which
# suffers least from it, is told for every step. With SHIPPED=1 the map is Cold Vaults as it is shipped, the largest that is.
set -u
here=$(cd "$(dirname "$0")/../.." && pwd)
program=${BIN:-$here/target/release/hellwright}
work=$(mktemp -d); trap 'kill $server 2>/dev/null; rm -rf "$work"' EXIT
export XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_CACHE_HOME=$work/cache HOME=$work
export QT_QPA_PLATFORM=xcb LIBGL_ALWAYS_SOFTWARE=1
mkdir -p "$XDG_CONFIG_HOME/hellwright" "$XDG_DATA_HOME" "$XDG_CACHE_HOME"
echo '{"window": [1920, 1080]}' > "$XDG_CONFIG_HOME/hellwright/settings.json"

# --- the largest map: Cold Vaults, and beside it every piece that is left in the box
largest=$work/largest
cp -r "$here/missions/library/cold-vaults" "$largest"
mission=$largest/mission.ron
used() { sed -n '/^    tiles: \[/,/^    \],/p' "$here/missions/library/cold-vaults/mission.ron" | grep -c "tile: $1,"; }
lines=; id=1000; x=0; y=20; spaces=0
for file in "$here"/tiles/catalogue/doom-2016/tiles/*.txt; do
    number=$((10#$(basename "$file" .txt))); stock=$(sed -n 's/^stock: //p' "$file")
    left=$((stock - $(used $number)))
    spaces=$((spaces + stock * $(sed '/^side B/,$d' "$file" | grep -o '  \.  \|~~~\| \. ' | wc -l)))
    [ -n "${SHIPPED:-}" ] && left=0
    while [ $left -gt 0 ]; do
        lines+="        (id: $id, tile: $number, side: A, at: ($x, $y), turn: 0),\n"
        id=$((id + 1)); left=$((left - 1)); x=$((x + 7)); [ $x -gt 40 ] && { x=0; y=$((y + 10)); }
    done
done
sed -i "0,/^    tiles: \[/s//    tiles: [\n$lines/; s/last_id: [0-9]*/last_id: $id/" "$mission"
pieces=$(sed -n '/^    tiles: \[/,/^    \],/p' "$mission" | grep -c 'tile:')
columns=50 rows=$((y + 12)) objects=$(grep -c '(id: ' "$mission"); objects=$((objects - pieces))

# --- an equal map for Tiled: three layers, a texture of its own for every kind of floor, a frame for every piece
convert -size 256x256 plasma:gray20-tan -depth 8 "$work/floor.png"
layer() { # a layer in which about so many spaces are filled
    echo "<layer id=\"$1\" name=\"$2\" width=\"$columns\" height=\"$rows\"><data encoding=\"csv\">"
    awk -v n="$3" -v all=$((columns * rows)) -v columns=$columns 'BEGIN { srand(7); for (i = 0; i < all; i++)
        printf "%d%s", rand() < n / all ? 1 + int(rand() * 64) : 0, i < all - 1 ? "," : "" }'
    echo "</data></layer>"
}
{
    echo "<?xml version=\"1.0\"?><map version=\"1.8\" orientation=\"orthogonal\" width=\"$columns\" height=\"$rows\" tilewidth=\"32\" tileheight=\"32\">"
    echo "<tileset firstgid=\"1\" name=\"floor\" tilewidth=\"32\" tileheight=\"32\" tilecount=\"64\" columns=\"8\"><image source=\"floor.png\" width=\"256\" height=\"256\"/></tileset>"
    layer 1 floor $spaces; layer 2 lines $spaces; layer 3 marks $((spaces / 4))
    echo "<objectgroup id=\"4\" name=\"things\">"
    for i in $(seq $((objects + pieces))); do
        echo "<object id=\"$i\" name=\"thing_$i\" gid=\"$((1 + i % 64))\" x=\"$((i * 97 % (columns * 32)))\" y=\"$((32 + i * 61 % (rows * 32 - 32)))\" width=\"32\" height=\"32\"/>"
    done
    echo "</objectgroup></map>"
} > "$work/equal.tmx"

# --- a display
Xvfb -displayfd 9 -screen 0 1920x1080x24 -nolisten tcp 9>"$work/display" 2>/dev/null & server=$!
while [ ! -s "$work/display" ]; do sleep 0.05; done
export DISPLAY=:$(cat "$work/display")

now() { date +%s%3N; }
colours() { import -window root -crop 900x700+500+200 -depth 8 rgb:- 2>/dev/null | od -An -v -tx1 -w3 | sort -u | wc -l; }
# milliseconds of processor time that a process has used, all its threads together
cpu() { cat /proc/"$1"/task/*/schedstat 2>/dev/null | awk '{ n += $1 } END { print n / 1e6 }'; }
rss() { awk '/^VmRSS/ { print int($2 / 1024) }' /proc/"$1"/status; }
half() { sort -n | awk '{ a[NR] = $1 } END { print (NR ? a[int((NR + 1) / 2)] : "-") }'; }
most() { sort -n | awk '{ a[NR] = $1 } END { print (NR ? a[int(NR * 0.99) > 0 ? int(NR * 0.99) : 1] : "-") }'; }
ms() { awk '{ printf (NF && $1 != "-") ? "%.1f\n" : "-\n", $1 / 1000 }'; }

start() { # sets pid, first, memory, window
    began=$(now); "$@" >/dev/null 2>&1 & pid=$!
    while [ "$(colours)" -lt 200 ]; do [ $(($(now) - began)) -gt 120000 ] && break; sleep 0.02; done
    first=$(($(now) - began))
    sleep 5; memory=$(rss $pid)
    window=$(xdotool search --onlyvisible --pid $pid 2>/dev/null | tail -1)
    [ -z "$window" ] && window=$(xdotool search --onlyvisible --name "$title" | head -1)
    xdotool windowsize "$window" 1920 1080 windowmove "$window" 0 0 windowfocus "$window" 2>/dev/null; sleep 2
}
steps=300
# Where a tile lies under the hand once it is zoomed in.
hand=960; [ -n "${SHIPPED:-}" ] && hand=820
drag() { # with this button, in a circle; sets spent: processor time for each step
    script="mousemove $hand 560 mousedown $1"
    script+=$(awk -v n=$steps -v r="$2" -v hand=$hand 'BEGIN { for (i = 1; i <= n; i++) { a = i / n * 6.2832 * 3; printf " mousemove %d %d sleep 0.012", hand + r * sin(a), 560 + r * (1 - cos(a)) / 2 } }')
    before=$(cpu $pid); began=$(now)
    xdotool $script; taken=$(($(now) - began)); xdotool mouseup "$1"; sleep 1.5
    spent=$(awk -v a="$before" -v b="$(cpu $pid)" -v n=$steps 'BEGIN { printf "%.1f", (b - a) / n }')
}
section() { # the lines of one kind since the last section, in microseconds
    sleep 1.2; tail -n +$((seen + 1)) "$work/frames" > "$work/section"; seen=$(wc -l < "$work/frames")
}
of() { awk -v what="$1" '$1 == what { print $2 }' "$work/section"; }
# those of a drag: frames that begin while the hand moves, not what comes after it lets go
held() { awk -v from="$began" -v to="$((began + taken))" '$1 == "frame" && $3 - $2 / 1000 >= from && $3 <= to { print $2 }' "$work/section"; }

echo "load before: $(cut -d' ' -f1-3 /proc/loadavg), $(nproc) processors; $pieces pieces, $objects things, about $spaces spaces"
title=Hellwright seen=0
HELLWRIGHT_FRAMES=$work/frames start "$program" "$largest"
ours_first=$first ours_memory=$memory
xdotool mousemove 960 560 click --repeat 6 --delay 150 4; sleep 2; section
drag 2 380; section; ours_pan=$spent; pan_half=$(held | half | ms); pan_most=$(held | most | ms); pan_frames=$(held | wc -l); pan_taken=$taken
before=$(cpu $pid); section
xdotool $(for i in $(seq 30); do for b in 4 4 5 5; do printf "mousemove 960 560 click %d sleep 0.012 " $b; done; done); sleep 1.5
ours_zoom=$(awk -v a="$before" -v b="$(cpu $pid)" 'BEGIN { printf "%.1f", (b - a) / 120 }')
section; zoom_half=$(of frame | half | ms); zoom_most=$(of frame | most | ms)
xdotool key Escape; drag 1 300; section; ours_drag=$spent; drag_half=$(held | half | ms); drag_most=$(held | most | ms)
xdotool key ctrl+z; sleep 1; section
for i in $(seq 50); do xdotool key Left; sleep 0.25; xdotool key Right; sleep 0.25; done; section
picture_half=$(of picture | half | ms); picture_most=$(of picture | most | ms); edits=$(of problems | wc -l)
problems_half=$(of problems | half | ms); problems_most=$(of problems | most | ms)
ours_after=$(rss $pid)
[ -n "${SHOT:-}" ] && import -window root "$SHOT"
kill $pid; wait $pid 2>/dev/null

theirs_first=- theirs_memory=- theirs_pan=-
if command -v tiled >/dev/null; then
    title=Tiled
    start tiled "$work/equal.tmx"
    theirs_first=$first theirs_memory=$memory
    xdotool mousemove 960 560; drag 2 380; theirs_pan=$spent
    [ -n "${SHOT:-}" ] && import -window root "${SHOT%.png}-tiled.png"
    kill $pid; wait $pid 2>/dev/null
fi
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { if (b + 0 > 0) printf "%.2f", a / b; else printf "-" }'; }
row() { printf '| %-58s | %10s | %10s | %6s |\n' "$@"; }
echo "load after: $(cut -d' ' -f1-3 /proc/loadavg)"
row "at 1920x1080, software drawing" Hellwright Tiled ratio
row "---" "--:" "--:" "--:"
row "first window with content, ms" "$ours_first" "$theirs_first" "$(ratio "$ours_first" "$theirs_first")"
row "resident memory after five seconds, MB" "$ours_memory" "$theirs_memory" "$(ratio "$ours_memory" "$theirs_memory")"
row "processor time for a step of dragging the map, ms" "$ours_pan" "$theirs_pan" "$(ratio "$ours_pan" "$theirs_pan")"
row "from frame to frame while dragging the map, half / 99 %, ms" "$pan_half" "$pan_most" ""
row "frames while dragging / seconds" "$pan_frames" "$(awk -v t="$pan_taken" 'BEGIN { print t / 1000 }')" ""
row "processor time for a step of zooming, ms" "$ours_zoom" "" ""
row "from frame to frame while zooming, half / 99 %, ms" "$zoom_half" "$zoom_most" ""
row "processor time for a step of dragging a piece, ms" "$ours_drag" "" ""
row "from frame to frame while dragging a piece, half / 99 %" "$drag_half" "$drag_most" ""
row "from an edit to its picture ($edits edits), half / 99 %, ms" "$picture_half" "$picture_most" ""
row "from an edit to its problems, half / 99 %, ms" "$problems_half" "$problems_most" ""
row "resident memory after all that, MB" "$ours_after" "" ""

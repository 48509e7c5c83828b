# What is said about files on the disk. A sentence begins with a small letter and has no point at its end.

## cards
cards-no-folder = { $folder } is not a folder, so there are no cards in it
cards-no-folder-help = rename the file, and make a folder of that name
cards-unreadable = the cards { $file } cannot be read: { $why }
cards-unreadable-help = { $help }; without it the mission does not have its cards
cards-capitals = { $file } is not used: names of files are in small letters
cards-capitals-help = rename it to { $name }
cards-unlisted = { $file } lies there, but is not listed and not used
cards-unlisted-help = write "{ $word }" into the list `content` of { $list }, or remove the file
cards-unknown = unknown kind of file: { $file }
cards-unknown-help = cards are in { $all }

## disk
disk-many-scripts = { $count } scripts are too many; the first { $most } were read
disk-many-scripts-help = join some of them
disk-script = the script { $name } cannot be read: { $why }
disk-tile = the tile { $name } cannot be read: { $why }
disk-tile-help = { $help }; without it the box's tile is used, if there is one

## error: why a text is none
error-utf16 = it is text in UTF-16
error-bytes = it has bytes that no text has
error-line = line { $line } has a sign of another encoding

## error: why a file that a mission lists cannot be read, and what helps
error-why-not-text = it is not text in UTF-8: { $why }
error-why-large = it is larger than { $limit } KiB
error-why-not-found = there is no such file
error-why-denied = you are not allowed to
error-why-folder = it is a folder
error-help-bytes = this is no text file; put the right one in its place
error-help-encoding = open it in a text editor and save it as UTF-8
error-help-large = such a file is a text of a few hundred lines at most
error-help-folder = move the folder away, and put the file there
error-help-not-found = put the file there, or take it out of mission.ron
error-help-other = change its permissions, or put another file in its place

## error: why a mission cannot be opened or saved
error-missing = there is no mission at { $path }: a mission is a folder with a { $file }
error-large = { $path } is larger than { $limit } KiB, the most such a file may have
error-not-text = { $path } is not text in UTF-8: { $why }
error-newer = { $path } is of format { $format }, made by a newer Hellwright; this one reads formats up to { $newest }
error-bad-name = a script cannot be saved under the name "{ $name }"
error-read-only = { $path } is read-only, and was left as it is
error-kept = { $why }. What was in it before is still there

## journal
journal-unwritable = a crash would lose what is not saved: { $why }
journal-broken = { $path } is damaged from its very beginning; nothing can be restored from it
journal-newer = { $path } is a journal of version { $version }, from a newer Hellwright; only that one can restore it
journal-large = { $path } is larger than { $limit } MiB, too large for a journal

## lock
lock-changes-hands = the lock changes hands all the time
lock-other-process = another process

## operation
operation-unreadable = the operation around the mission cannot be read: { $why }
operation-newer = the operation is of format { $format }, made by a newer Hellwright
operation-help = an operation looks like ( format: 1, title: "…", content: ["demons"] )

## position
position-newer = { $path } is of format { $format }, made by a newer Hellwright; this one reads positions of formats up to { $newest }

## save
save-no-end = the link leads nowhere

## sheets
sheets-too-many = there are more than { $most }
sheets-twice = there is another tile { $number }
sheets-empty = no tile is drawn in it

## trouble: what the system says when a file is read
trouble-no-file = there is no file { $path }
trouble-read-denied = { $path } cannot be read: you are not allowed to; ask its owner, or change its permissions
trouble-read-folder = { $path } is a folder, not a file
trouble-read-other = { $path } cannot be read: { $error }
trouble-not-a-file = this is not a file

## trouble: what the system says when a file is written
trouble-no-folder = { $path } cannot be written: there is no folder { $folder }; make it first, or choose another
trouble-no-place = { $path } cannot be written: nothing can be made there; choose another folder
trouble-write-denied = { $path } cannot be written: you are not allowed to; choose another folder
trouble-disk-read-only = { $path } cannot be written: the disk is read-only; choose another
trouble-disk-full = { $path } cannot be written: the disk is full; make room on it, or choose another
trouble-write-folder = { $path } is a folder; name a file in it
trouble-file-in-way = { $path } cannot be written: there is a file where a folder would have to be; choose another
trouble-write-other = { $path } cannot be written: { $error }

# Copies articles into the folder `into`, with the snippet NAME of the folder `from` in place of each line
# <!-- snippet NAME -->, with a space in each empty line of a diff, and with links as the documentation compiler writes
# them. The names of those it has shown go to the file `shown`, a message for each that is missing and for code that
# nothing compiles to standard error, and the exit status is then 1.

function wrong(words) {
  printf "%s:%d: %s\n", FILENAME, FNR, words >"/dev/stderr"
  failed = 1
}

function unfinished() {
  if (!isCode) return
  printf "%s:%d: This code has no end; close it below.\n", file, line >"/dev/stderr"
  failed = 1
}

FNR == 1 {
  unfinished()
  if (page != "") close(page)
  page = FILENAME
  sub(/.*\//, "", page)
  page = into "/" page
  isCode = isDiff = 0
}

/^<!-- snippet / {
  name = $3
  if ($0 !~ /^<!-- snippet [a-z][a-z-]* -->$/ || (getline text <(from "/" name)) <= 0) {
    wrong("No test has the snippet “" name "”; mark one with // snippet.begin " name " and // snippet.end.")
    next
  }
  print "```swift" >page
  do print text >page; while ((getline text <(from "/" name)) > 0)
  close(from "/" name)
  print "```" >page
  print name >shown
  next
}

/^ *```/ {
  if (!isCode && $0 !~ /^```(console|diff|sh|text|yaml)$/)
    wrong("Only console, diff, sh, text and yaml are written here; Swift comes from a snippet, which the tests compile.")
  isCode = !isCode
  isDiff = isCode && /diff/
  file = FILENAME
  line = FNR
}

# An empty line of code is lost where a page is copied, and a patch without it cannot be applied.
isDiff && $0 == "" { print " " >page; next }

# A link to another article is one that a reader of this folder can follow, and becomes one within the book. What else
# the repository has is no part of the book: such a link becomes its text.
!isCode {
  while (match($0, /\]\([A-Za-z]+\.md\)/))
    $0 = substr($0, 1, RSTART + 1) "doc:" substr($0, RSTART + 2, RLENGTH - 6) substr($0, RSTART + RLENGTH - 1)
  while (match($0, /\[[^]]*\]\(\.\.\/[^)]*\)/)) {
    text = substr($0, RSTART + 1, RLENGTH - 1)
    $0 = substr($0, 1, RSTART - 1) substr(text, 1, index(text, "](") - 1) substr($0, RSTART + RLENGTH)
  }
}

{ print >page }

END {
  unfinished()
  exit failed
}

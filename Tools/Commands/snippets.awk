# Cuts the marked parts out of Swift files: part NAME becomes the file NAME in the folder `into`, without the marks and
# their indentation. A message for each mark that is wrong goes to standard error, and the exit status is then 1.

function wrong(words) {
  printf "%s:%d: %s\n", FILENAME, FNR, words >"/dev/stderr"
  failed = 1
}

function unfinished() {
  if (name == "") return
  printf "%s:%d: The snippet “%s” has no end; write // snippet.end below it.\n", file, line, name >"/dev/stderr"
  failed = 1
  name = ""
}

FNR == 1 { unfinished() }

/^ *\/\/ snippet\.begin/ {
  unfinished()
  if ($0 !~ /^ *\/\/ snippet\.begin [a-z][a-z-]*$/) {
    wrong("A snippet begins with // snippet.begin and a name of small letters and hyphens.")
    next
  }
  name = $3
  file = FILENAME
  line = FNR
  indentation = index($0, "/") - 1
  if (name in seen) wrong("The snippet “" name "” is also at " seen[name] "; give it another name.")
  seen[name] = FILENAME ":" FNR
  printf "" >(into "/" name)
  next
}

/^ *\/\/ snippet\.end/ {
  if (name == "") wrong("No snippet begins above this end.")
  else if (FNR == line + 1) wrong("The snippet “" name "” is empty.")
  if (name != "") close(into "/" name)
  name = ""
  next
}

name != "" {
  text = $0
  if (text ~ /[^ ]/ && substr(text, 1, indentation) ~ /[^ ]/)
    wrong("The line is indented less than the mark of the snippet “" name "”.")
  print substr(text, indentation + 1) >(into "/" name)
}

END {
  unfinished()
  exit failed
}

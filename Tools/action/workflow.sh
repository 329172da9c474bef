# Sourced by the steps of the action: how a step talks to the run that it is part of, and reads the run's event.

root=$(CDPATH='' cd -P -- "$(dirname -- "$0")/../.." && pwd)
. "$root/Tools/Commands/release.sh"

# annotate KIND SENTENCE : an error, a warning or a notice that the run shows.
annotate() {
  printf '::%s title=api-check::%s\n' "$1" "$(printf '%s' "$2" | sed 's/%/%25/g')"
}

# fail SENTENCE : nothing could be checked.
fail() {
  annotate error "$1"
  exit 2
}

# set_output NAME VALUE : what later steps read.
set_output() {
  printf '%s=%s\n' "$1" "$2" >>"$GITHUB_OUTPUT"
}

# have_curl : whether there is one, or can be: the images of Swift have none.
have_curl() {
  command -v curl >/dev/null && return
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null &&
    { apt-get update && apt-get install --yes --no-install-recommends curl ca-certificates; } >/dev/null 2>&1
}

# json_values FILE : each value of a JSON file in a line with its path, such as pull_request.labels.0.name, and a tab.
#
# Strings stay as they are written, in quotes. No image has to bring a tool for it.
json_values() {
  LC_ALL=C grep -oE '"([^"\\]|\\.)*"|[]{}:,[]|[^][{}:,"[:space:]]+' "$1" | LC_ALL=C awk '
    function path(  i, text) {
      for (i = 1; i <= depth; i++) text = text (i > 1 ? "." : "") key[i]
      return text
    }
    $0 == "{" || $0 == "[" { depth++; object[depth] = naming[depth] = ($0 == "{"); key[depth] = 0; next }
    $0 == "}" || $0 == "]" { depth--; next }
    $0 == "," { if (object[depth]) naming[depth] = 1; else key[depth]++; next }
    $0 == ":" { naming[depth] = 0; next }
    naming[depth] { key[depth] = substr($0, 2, length($0) - 2); next }
    { print path() "\t" $0 }'
}

# json_string : what is read, as the inside of a JSON string.
json_string() {
  tab=$(printf '\t')
  LC_ALL=C tr -d '\000-\010\013-\037' | LC_ALL=C sed -e 's/\\/\\\\/g' -e 's/"/\\"/g' -e "s/$tab/\\\\t/g" |
    LC_ALL=C awk '{ printf "%s\\n", $0 }'
}

# whole_lines BYTES REMAINDER : what is read, as far as it fits, and the sentence REMAINDER where it does not.
whole_lines() {
  LC_ALL=C awk -v limit="$1" -v remainder="$2" '
    (size += length($0) + 1) > limit { print ""; print remainder; exit }
    { print }'
}

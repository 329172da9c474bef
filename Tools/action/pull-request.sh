# Sourced by the steps that write to the pull request: what they know of it, and how they talk to GitHub.

. "$(dirname -- "$0")/workflow.sh"

# stop SENTENCE : nothing can be written, which is said once and not by each step.
stop() {
  [ -e "$REPORTS/told" ] || annotate notice "$1 The report stands in the summary."
  : >"$REPORTS/told"
  exit 0
}

# refused : what to do where GitHub lets nobody write.
refused() {
  stop "Nothing could be written to the pull request; give the job “permissions: pull-requests: write”, which a \
pull request from a fork never has."
}

# event_value PATH : a number, or a string without escapes, of the run's event.
event_value() {
  json_values "$GITHUB_EVENT_PATH" | awk -F '\t' -v path="$1" '$1 == path { gsub(/"/, "", $2); print $2 }'
}

report=$REPORTS/api-check.markdown
[ -s "$report" ] || exit 0
have_curl || stop "curl is missing, so nothing is written to the pull request."
number=$(event_value pull_request.number)
[ -n "$number" ] || exit 0
scratch=$(mktemp -d "$RUNNER_TEMP/api-check-pull-request.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

# ask METHOD PATH [OPTION...] : the answer of the REST API is left in $scratch/answer, its status in $scratch/status.
ask() {
  method=$1 path=$2
  shift 2
  # From a pipe: everybody can read the arguments of a process.
  printf 'header = "Authorization: Bearer %s"\n' "$GITHUB_TOKEN" |
    curl --config - --fail --silent --show-error --request "$method" --output "$scratch/answer" \
      --write-out '%{http_code}' --header 'Accept: application/vnd.github+json' \
      --header 'X-GitHub-Api-Version: 2022-11-28' "$@" \
      "${GITHUB_API_URL:-https://api.github.com}/repos/$GITHUB_REPOSITORY/$path" >"$scratch/status"
}

# count_of_page : how many entries the answer has; a page that is full has 100.
count_of_page() {
  json_values "$scratch/answer" | grep -cE '^[0-9]+\.id	' || :
}

#!/bin/sh
# Freezes what the gate says, and shows what it says differently: for changes of its insides that must change no verdict.
set -eu
. "$(dirname -- "$0")/expect.sh"

usage() {
  cat <<'USAGE'
USAGE: Tools/self-tests/behaviour.sh record|compare DIR [OPTION…]

  record DIR    writes what the gate says now below DIR, one file for each run of it
  compare DIR   runs everything anew, and shows what differs from the recording in DIR

OPTIONS:
  --tool BINARY     the gate to run (default: Tools/api-check, built first if its sources have changed)
  --corpus DIR      where folders with old.surface and new.surface are, at any depth (default: Tests)
  --packages LIST   a file of lines NAME OLD NEW DIR: two revisions of a package, and the repository that has them
  --only PARTS      which parts, with commas: errors,corpus,commands,compiled,packages
                    (default: all, packages only with a LIST)
  --help            this text

PARTS:
  errors     command lines without sense, damaged files, every rule
  corpus     every folder of the corpus as baselines
  commands   every command on small packages, sound and broken
  compiled   every folder of the corpus that has sources, as modules of one package
  packages   the packages of LIST, each built from nothing

A recording holds for one toolchain and one version of these scripts. Make it, change the tool, compare.

EXIT CODES: 0 recorded, or identical; 1 different; 2 could not run; 64 wrong usage
USAGE
}

misuse() {
  printf '%s: %s; see --help.\n' "$name" "$1" >&2
  exit 64
}

give_up() {
  printf '%s: %s.\n' "$name" "$1" >&2
  exit 2
}

verb='' recording='' tool='' corpus=$root/Tests list='' only=''
while [ $# -gt 0 ]; do
  case "$1" in
    --help | -h) usage; exit 0 ;;
    --tool | --corpus | --packages | --only)
      [ -n "${2-}" ] || misuse "$1 needs a value"
      case "$1" in --tool) tool=$2 ;; --corpus) corpus=$2 ;; --packages) list=$2 ;; --only) only=$2 ;; esac
      shift
      ;;
    -*) misuse "unknown option “$1”" ;;
    *)
      if [ -z "$verb" ]; then verb=$1; elif [ -z "$recording" ]; then recording=$1; else misuse "“$1” is too much"; fi
      ;;
  esac
  shift
done
case "$verb" in record | compare) ;; '') misuse "record or compare is missing" ;; *) misuse "unknown command “$verb”" ;; esac
[ -n "$recording" ] || misuse "$verb needs DIR"
parts=$(printf '%s' "${only:-errors,corpus,commands,compiled${list:+,packages}}" | tr ',' ' ')
for part in $parts; do
  case "$part" in
    errors | corpus | commands | compiled) ;;
    packages) [ -n "$list" ] || misuse "packages needs --packages LIST" ;;
    *) misuse "unknown part “$part”" ;;
  esac
done

# absolute PATH : the path of what is there, wherever the script goes later.
absolute() {
  [ -e "$1" ] || give_up "there is no $1"
  printf '%s/%s' "$(CDPATH='' cd -- "$(dirname -- "$1")" && pwd -P)" "$(basename -- "$1")"
}
corpus=$(absolute "$corpus")
[ -z "$list" ] || list=$(absolute "$list")
if [ -z "$tool" ]; then
  # The script in front of the tool asks the compiler for its version each time, which takes longer than most answers.
  "$root/Tools/api-check" --version >/dev/null || exit 2
  tool=$(sed -n 2p "$root/.build/tools/api-check.stamp")
fi
tool=$(absolute "$tool")
"$tool" --version >/dev/null || give_up "$tool does not run"

# The same commits, messages and temporary paths in every run, and no repository but those that are made here.
scratch=$(CDPATH='' cd -- "$scratch" && pwd -P)
export LC_ALL=C NO_COLOR=1 GIT_CEILING_DIRECTORIES="$scratch" TMPDIR="$scratch/temporary files"
export XDG_CACHE_HOME="$scratch/caches"
export GIT_AUTHOR_NAME=Test GIT_AUTHOR_EMAIL=test@example.com GIT_AUTHOR_DATE='2026-01-01T00:00:00Z'
export GIT_COMMITTER_NAME=Test GIT_COMMITTER_EMAIL=test@example.com GIT_COMMITTER_DATE='2026-01-01T00:00:00Z'
mkdir "$TMPDIR"

# observe NAME ARGUMENT... : runs the tool in the current folder, and writes to NAME.txt of the part what it says.
# Where tool_path is set, it stands for PATH.
observe() {
  file="$written/$part/$1.txt" status=0
  shift
  mkdir -p "$(dirname -- "$file")"
  [ ! -e "$file" ] || give_up "two runs are called $file"
  PATH=${tool_path:-$PATH} "$tool" --package-path . "$@" >"$scratch/out" 2>"$scratch/err" </dev/null || status=$?
  {
    printf '$ api-check'
    [ $# = 0 ] || printf ' “%s”' "$@"
    printf '\nexit code %s\n--- standard output\n' "$status"
    cat "$scratch/out"
    printf -- '--- standard error\n'
    cat "$scratch/err"
  } | hide_paths >"$file"
}

# hide_paths : what is different in every run gets the same name: the folders of this run, names made at random, and
# what stands for this very binary in names of folders. The line that is left out stands anywhere among the others.
hide_paths() {
  sed -E -e "s|$scratch|SCRATCH|g" -e 's/[0-9A-F]{8}-([0-9A-F]{4}-){3}[0-9A-F]{12}/UUID/g' \
    -e 's/TemporaryDirectory\.[A-Za-z0-9]{6}/TemporaryDirectory/g' -e 's|(revisions/[0-9a-f]{12})-[0-9a-f]+|\1|g' \
    -e 's|(packages/[^/ ]+)-[0-9a-f]{12,16}/|\1/|g' \
    -e '/^error: emit-module command failed/d'
}

# observe_formats NAME ARGUMENT... : the same in every format.
observe_formats() {
  base=$1
  shift
  for format in text json markdown github; do observe "$base.$format" "$@" --format "$format" --quiet; done
}

# commit MESSAGE : makes the current folder a repository if it is none, and commits all its files.
commit() {
  [ -e .git ] || git init --quiet --initial-branch main
  git add --all
  git -c commit.gpgsign=false commit --quiet --allow-empty --message "$1"
}

# finish FOLDER : takes what was written there into the recording, or compares it with the recording.
finish() {
  if [ "$verb" = record ]; then
    rm -rf "${recording:?}/$1"
    mkdir -p "$(dirname -- "$recording/$1")"
    cp -R "$written/$1" "$recording/$1"
  elif [ ! -d "$recording/$1" ]; then
    give_up "$recording holds no recording of $1"
  else
    diff -r -u "$recording/$1" "$written/$1" || touch "$scratch/differs"
  fi
}

. "$root/Tools/self-tests/behaviour-fixtures.sh"
for part in $parts; do . "$root/Tools/self-tests/behaviour-$part.sh"; done

[ "$verb" = compare ] || mkdir -p "$recording"
recording=$(absolute "$recording")
written=$scratch/recording
swift --version >"$scratch/toolchain.txt" 2>/dev/null
if [ "$verb" = record ]; then
  cp "$scratch/toolchain.txt" "$recording"
else
  cmp -s "$scratch/toolchain.txt" "$recording/toolchain.txt" || give_up "$recording was not recorded with this toolchain"
fi
for part in $parts; do
  [ "$verb" = record ] || [ -d "$recording/$part" ] || give_up "$recording holds no recording of $part"
  printf '%s: %s\n' "$name" "$part" >&2
  mkdir -p "$written/$part" "$scratch/$part"
  # A condition around it would keep the shell from stopping at the first failure.
  set +e
  (set -e; cd "$scratch/$part"; "record_$part"; [ "$part" = packages ] || finish "$part")
  failed=$?
  set -e
  [ "$failed" = 0 ] || give_up "$part could not be recorded"
  rm -rf "${scratch:?}/$part"
done

count=$(find "$written" -type f | wc -l | tr -d ' ')
if [ "$verb" = record ]; then
  printf '%s: recorded %s files\n' "$name" "$count"
elif [ -e "$scratch/differs" ]; then
  printf '%s: different, %s files compared\n' "$name" "$count"
  exit 1
else
  printf '%s: identical, %s files compared\n' "$name" "$count"
fi

#!/bin/sh
case "$*" in
  *layers*)
    while [ "$1" != --draw ]; do shift; done
    printf 'flowchart TD\n  Kettle\n' >"$2"
    exit 0
    ;;
  *json*) echo '{"coverage": {"skipped": []}, "modules": [{"name": "Change1", "verdict": "breaking"}]}' ;;
  *) printf 'Comparing in \033[31mred\033[0m\n' ;;
esac
exit 1

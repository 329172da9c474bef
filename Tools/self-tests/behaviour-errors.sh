# Sourced by behaviour.sh: command lines without sense, damaged files, and every rule; nothing is compiled.

record_errors() {
  record_usage
  record_catalogue
  record_files
  record_damaged_files
  record_revisions
}

record_usage() {
  enter usage
  ask --help; ask -h; ask diff --help; ask --version; ask check --version --quiet
  observe usage/nothing; observe usage/empty-word ''; observe usage/diff-empty diff ''; observe usage/bless-empty bless ''
  for words in chekc zebra '--modul A' 'check extra' diff 'diff a b c' 'diff a --against main' 'diff a --fail-on additive' \
    '--format xml' --format '--module --quiet' --output= --quiet=yes '--quiet --verbose' 'explain async-aded' explain \
    'explain async-added more' 'rules more' 'stats Larder --table R.md' 'stats --module Larder --table R.md' \
    'stats --format json --table R.md' accept 'accept a b' 'accept a --reason R.' 'accept a --until 2.0.0' \
    'accept a --reason R. --until soon' 'accept a --rule asinc-added' 'accept a --reason R. --until 2.0' \
    'accept a --reason R. --until 2026-02-30' '-- --help' 'diff -- --old' 'diff - -' '-q' 'check check' 'Diff a b' '--Format text' \
    '--format=' '--format=json=text' 'diff a --format JSON' '--module=' '--fail-on any' '--exact' '--update' '--deep=1' '--client-mode 4'; do
    # The words are parted on purpose.
    ask $words
  done
  observe usage/diff-second-empty diff a ''; observe usage/module-empty --module ''
  ask accept a --reason ' ' --until 2.0.0
  ask accept a --reason 'a
b' --until 2.0.0
  place=usage/options
  # Every option on every command: most mean nothing, the others find no package here.
  for command in check 'check --against main' 'diff a' bless 'accept a --reason R. --until 2.0.0 --rule async-added' list stats \
    rules 'explain async-added'; do
    for option in '--package-path nowhere' '--baselines b' '--module A' '--format json' '--format markdown' '--format github' \
      '--output made.txt' '--against main' '--reason R.' '--until 2.0.0' '--rule async-added' --exact --deep '--fail-on breaking' \
      '--budget b' '--table t' '--table t --update' --update --include-spi --include-underscored --quiet --verbose; do
      ask $command $option
    done
  done
  for option in --package-path --baselines --module --format --output --against --reason --until --rule --fail-on --budget \
    --table; do
    ask "$option"; ask "$option="; ask "$option" --quiet
  done
  for option in --exact --deep --update --include-spi --include-underscored --quiet --verbose --help --version; do
    ask "$option=yes"
  done
}

record_catalogue() {
  enter catalogue
  observe_formats rules rules
  ask rules --output 'a/new folder/rules.txt'
  keep 'a/new folder/rules.txt'
  for rule in $("$tool" rules | sed -n 's/^  \([a-z][a-z-]*\)  .*/\1/p'); do observe_formats "explain/$rule" explain "$rule"; done
}

record_files() {
  enter files
  kettle_baselines
  observe_formats files/changed diff old new
  observe_formats files/backwards diff new old
  observe_formats files/same diff old same
  ask diff old new; ask diff old/Kettle.txt new; ask diff old new/Kettle.txt; ask diff ./old/../old new --quiet
  ask diff old new --fail-on breaking --quiet; ask diff old new --fail-on any --quiet; ask diff old new --deep --quiet
  ask diff old new --exact --quiet; ask diff old same --verbose
  ask diff old new --format=json --output a/report.json; keep a/report.json
  ask diff old new --output old --quiet; ask rules --output .; ask diff old new --output old/Kettle.txt/below --quiet
  ask diff old new --quiet --include-spi
  (export NO_COLOR='' CLICOLOR_FORCE=1 && observe files/colours diff old new --quiet)
  (export CLICOLOR_FORCE=1 && observe files/no-colours diff old new --quiet)
  awk '/^func boil/ { print "func bake()" } { print }' old/Kettle.txt >same/Kettle.txt
  ask diff old same --fail-on breaking; ask diff old same --fail-on any; ask diff same old --fail-on breaking
  { printf '\357\273\277'; sed "s/\$/$(printf '\r')/" old/Kettle.txt; } >same/Kettle.txt
  observe files/edited diff old same --quiet
  { cat old/Kettle.txt; echo 'func _descale()'; } >same/Kettle.txt
  observe files/underscored diff old same --quiet
  observe files/underscored-asked diff old same --quiet --include-underscored
  for side in old same; do
    awk '/^enum/ { print "// with names that begin with an underscore" } { print }' $side/Kettle.txt >marked
    mv marked $side/Kettle.txt
  done
  observe files/underscored-marked diff old same --quiet --include-underscored
  observe files/underscored-marked-unasked diff old same --quiet
  observe files/underscored-marked-both diff old same --quiet --include-underscored --include-spi
  kettle_baselines
  printf '%sPan\nfunc fry()\n' "$head" >old/Pan.txt
  observe_formats files/module-removed diff old new
  observe_formats files/module-added diff new old
  ask diff old new --module Pan; ask diff old new --module Kettle --quiet; ask diff old new --module Wok
  ask diff old new --module Wok --module Kettle --module Pan --quiet
  cp old/Pan.txt new
  observe_formats files/module-asked diff old new --module Pan
  mkdir empty empty/below
  touch empty/readme.txt
  ask diff empty new; ask diff old empty; ask diff nowhere new; ask diff old nowhere; ask diff main new; ask diff old
  ask diff empty/readme.txt new; ask diff old/Kettle.txt old/Pan.txt
  (tool_path=/ && observe files/no-git diff main new)
}

record_damaged_files() {
  enter damage
  for line in 'nothing of this kind' '<<<<<<< ours' '=======' '>>>>>>> theirs' '' ' ' '// a comment' 'func' 'func boil(' '@' \
    'case Heat.low' 'func boil() -> Heat' 'let' 'struct Heat' '// with declarations marked @_spi' 'extension Int' "$(printf '\001')"; do
    kettle_baselines
    printf '%s\n' "$line" >>new/Kettle.txt
    observe "damage/baseline-$(printf '%s' "$line" | cksum | tr -d ' ')" diff old new --quiet
  done
  kettle_baselines
  for text in '' 'hello' '// public surface, format 2, module Kettle' '// public surface, format 1, module ' "${head}Pan"; do
    printf '%s\n' "$text" >new/Kettle.txt
    observe "damage/baseline-start-$(printf '%s' "$text" | cksum | tr -d ' ')" diff old new --quiet
  done
  : >new/Kettle.txt
  observe damage/baseline-empty diff old new --quiet
  printf '\377\376\n' >new/Kettle.txt
  observe damage/baseline-bytes diff old new --quiet
  mkdir graphs
  symbol='{"kind":{"identifier":"swift.func","displayName":"Function"},"identifier":{"precise":"s:6Kettle4boilyyF",
    "interfaceLanguage":"swift"},"pathComponents":["boil()"],"declarationFragments":[{"kind":"keyword","spelling":"func"},
    {"kind":"text","spelling":" boil()"}],"accessLevel":"public"}'
  graph() { printf '{"metadata":{"formatVersion":{"major":%s}},"module":{"name":"Kettle"},%s' "$1" "$2" >graphs/Kettle.symbols.json; }
  graph 0 "\"symbols\":[$symbol],\"relationships\":[]}"
  observe_formats damage/graph-sound diff old graphs
  observe_formats damage/graph-sound-old diff graphs new
  observe damage/graph-twice diff graphs graphs --quiet
  cp graphs/Kettle.symbols.json graphs/Kettle@Swift.symbols.json
  observe damage/graph-extension diff old graphs --quiet
  rm graphs/Kettle@Swift.symbols.json
  graph 9 "\"symbols\":[$symbol],\"relationships\":[]}"; observe damage/graph-format diff old graphs --quiet
  graph 0 '"symbols":[{"'; observe_formats damage/graph-cut diff old graphs
  graph 0 '"symbols":[]}'; observe damage/graph-no-relationships diff old graphs --quiet
  graph 0 '"relationships":[]}'; observe damage/graph-no-symbols diff old graphs --quiet
  graph 0 '"symbols":[{}],"relationships":[]}'; observe damage/graph-no-kind diff old graphs --quiet
  graph 0 '"symbols":7,"relationships":[]}'; observe damage/graph-number diff old graphs --quiet
  printf '[]' >graphs/Kettle.symbols.json; observe damage/graph-list diff old graphs --quiet
  : >graphs/Kettle.symbols.json; observe damage/graph-empty diff old graphs --quiet
}

record_revisions() {
  enter revisions
  kettle_baselines
  mkdir empty
  touch empty/readme.txt Package.swift
  commit 'A step'
  git update-ref refs/remotes/origin/release main
  for name in mian release nowhere v1 --main 'main^{tree}' main~5 empty; do ask diff "$name" new; done
  for name in mian release nowhere; do ask check --against "$name"; ask accept 'boil()' --reason R. --until 2.0.0 --against "$name"; done
  ask diff new main; ask diff main; ask check; ask list; ask bless; ask stats
}

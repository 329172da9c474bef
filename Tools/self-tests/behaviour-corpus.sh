# Sourced by behaviour.sh: every folder of the corpus as two baselines.

record_corpus() {
  find "$corpus" -name old.surface -type f | sed 's|/old.surface$||' | sort >folders
  [ -s folders ] || give_up "no folder below $corpus has an old.surface"
  while IFS= read -r folder; do
    [ -f "$folder/new.surface" ] || give_up "$folder has no new.surface"
    cp "$folder/old.surface" "$folder/new.surface" .
    # Cases of two rules may have one name.
    observe_formats "$(printf %s "${folder#"$corpus/"}" | tr / -)" diff old.surface new.surface
  done <folders
}

# Sourced by behaviour.sh: two revisions of each package of the list, read in a clone that is built from nothing.

record_packages() {
  while read -r package old new repository <&3; do
    case "$package" in '' | '#'*) continue ;; esac
    [ -n "$repository" ] || give_up "$list: “$package $old $new” is no line of NAME OLD NEW DIR"
    printf '%s: packages: %s\n' "$name" "$package" >&2
    git -c advice.detachedHead=false clone --quiet "$repository" "$package"
    cd "$package"
    observe_formats "$package/diff" diff "$old" "$new"
    for side in old new; do
      eval revision=\$$side
      git checkout --quiet --detach "$revision"
      observe "$package/bless-$side" bless --baselines "$written/packages/$package/$side" --quiet
    done
    cd ..
    rm -rf "$package"
    finish "packages/$package"
  done 3<"$list"
}

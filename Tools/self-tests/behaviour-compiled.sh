# Sourced by behaviour.sh: the corpus as the modules of one package, so that clients are compiled and proofs recorded.

record_compiled() {
  find "$corpus" -name client.swift -type f | sed 's|/client.swift$||' | sort >folders
  [ -s folders ] || give_up "no folder below $corpus has a client.swift"
  mkdir package
  compiled_manifest >package/Package.swift
  echo .build/ >package/.gitignore
  for side in old new; do
    compiled_sources $side
    cd package
    commit "The $side side"
    git tag $side
    cd ..
  done
  cd package
  observe_formats diff diff old new
  for side in old new; do
    git checkout --quiet $side
    observe "bless-$side" bless --baselines "$written/compiled/$side" --quiet
  done
}

# module_name FOLDER : the module that a folder of the corpus becomes, such as AsyncAdded_getter of async-added.getter.
module_name() {
  basename -- "$1" | awk '{
    gsub(/\./, "-_")
    count = split($0, words, "-")
    for (i = 1; i <= count; i++) printf "%s%s", toupper(substr(words[i], 1, 1)), substr(words[i], 2)
  }'
}

compiled_manifest() {
  echo '// swift-tools-version: 6.0'
  echo 'import PackageDescription'
  echo 'let modules = ['
  while IFS= read -r folder; do printf '  "%s",\n' "$(module_name "$folder")"; done <folders
  echo ']'
  echo 'let package = Package('
  echo '  name: "corpus", products: modules.map { .library(name: $0, targets: [$0]) },'
  echo '  targets: modules.map { .target(name: $0) }, swiftLanguageModes: [.v6])'
}

# compiled_sources SIDE : one side of every folder; the corpus calls each module Changed.
compiled_sources() {
  while IFS= read -r folder; do
    module=$(module_name "$folder")
    mkdir -p "package/Sources/$module"
    sed "s/Changed\./$module./g" "$folder/$1.swift" >"package/Sources/$module/Module.swift"
  done <folders
}

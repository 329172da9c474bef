import Changed

func connect(_ tree: Tree) { tree.add(from: 0, to: 1) }

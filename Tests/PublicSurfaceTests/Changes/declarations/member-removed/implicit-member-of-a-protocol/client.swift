import Changed
func use<S: Style>(_ s: S) {}
func t() { use(.plain) }

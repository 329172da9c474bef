import Changed

func apply<Style: ButtonStyle>(_ style: Style) {}
func simplify() { apply(.plain) }

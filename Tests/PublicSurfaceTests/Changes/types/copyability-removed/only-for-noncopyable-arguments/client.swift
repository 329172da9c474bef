import Changed
func t(_ b: Box<Int>) -> (Box<Int>, Int?) { (b, b.v) }

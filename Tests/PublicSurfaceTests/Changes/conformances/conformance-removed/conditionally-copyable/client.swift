import Changed
func t(_ b: Box<Int>) -> (Box<Int>, Box<Int>) { (b, b) }

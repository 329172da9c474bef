import Changed

func duplicate(_ box: Box<Int>) -> (Box<Int>, Box<Int>) { (box, box) }

import Changed

func unpack(_ box: Box<Int>) -> (Box<Int>, Int?) { (box, box.content) }

import Changed

enum Price {}

func same(_ left: Tagged<Price, Int>, _ right: Tagged<Price, Int>) -> Bool { left == right }

import Changed

func left(_ point: Point) -> Int { point.x }

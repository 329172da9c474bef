import Changed

struct Size: Encodable {}

func size() -> Int { Encoder().encode(Size()) }

import Changed

struct Cup {
  var size = 0
}

func size(of cup: Cup?) -> Int {
  let size = cup?.size <|> 3
  return size
}

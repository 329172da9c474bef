import Changed

func read() -> Int {
  let cache: Cache = Cache(1)
  return cache.value
}

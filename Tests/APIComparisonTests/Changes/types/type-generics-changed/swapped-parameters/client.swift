import Changed

func replan(_ old: Route<Int, String>) -> Route<Int, String> {
  let new: Route<Int, String> = Route(1, "Lisbon")
  return new
}

import Changed

func report(_ error: Error) {}
func loaded(_ data: () throws -> Int) {
  do { _ = try data() } catch { report(error) }
}

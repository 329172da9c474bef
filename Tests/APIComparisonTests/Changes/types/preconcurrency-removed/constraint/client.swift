import Changed

final class Counter { var count = 0 }
func pass(_ counter: Counter) { send(counter) }

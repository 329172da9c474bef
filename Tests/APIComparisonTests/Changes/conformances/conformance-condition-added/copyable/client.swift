import Changed

struct Key: ~Copyable, Sendable {}
func send<Item: Sendable & ~Copyable>(_ item: borrowing Item) {}
func post(_ parcel: borrowing Parcel<Key>) { send(parcel) }

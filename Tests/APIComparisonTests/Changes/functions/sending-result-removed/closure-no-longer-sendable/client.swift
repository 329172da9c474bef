import Changed

struct Subscription: Sendable {
  let cancel: @Sendable () -> Void
}

func subscribe() -> Subscription { Subscription(cancel: canceller()) }

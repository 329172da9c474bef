import Changed

struct Subscription: Sendable {
  let completion: @Sendable () -> Void
}

func subscribe(to download: Download) -> Subscription { Subscription(completion: download.completion) }

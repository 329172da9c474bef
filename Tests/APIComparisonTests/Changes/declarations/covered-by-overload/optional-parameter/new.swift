public func assign(_ seat: Int?) {}

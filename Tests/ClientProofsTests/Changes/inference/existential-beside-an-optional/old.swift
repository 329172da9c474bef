public protocol Event {}
public func post<E: Event>(_ event: E) {}

public protocol Q {}
public protocol P {}

public protocol A { func a() }
public protocol P: A { func b() }

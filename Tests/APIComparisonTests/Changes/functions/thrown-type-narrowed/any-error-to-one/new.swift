public struct NetworkError: Error {}
public func upload() throws(NetworkError) {}

open class Page {}
public struct Binding<T: Hashable> {}
extension Page { public typealias Binding = Int }

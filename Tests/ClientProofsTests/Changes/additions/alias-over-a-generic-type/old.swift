open class Page {}
public struct Binding<T: Hashable> {}

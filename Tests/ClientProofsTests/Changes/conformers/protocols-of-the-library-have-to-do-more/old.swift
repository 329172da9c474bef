public protocol Beat: Clock {}
public protocol Shape: SIMD {}
public protocol Letter: ExpressibleByUnicodeScalarLiteral {}
public protocol Lane: TaskExecutor {}
public protocol Tags: SetAlgebra {}
public protocol Page: RangeReplaceableCollection<Int> where Index == Int {}
public protocol Steps: AsyncIteratorProtocol<String, Never> {}
public protocol Source: Decoder {}

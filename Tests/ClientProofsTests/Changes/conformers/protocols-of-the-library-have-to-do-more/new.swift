public protocol Beat: Clock { func more() }
public protocol Shape: SIMD { func more() }
public protocol Letter: ExpressibleByUnicodeScalarLiteral { func more() }
public protocol Lane: TaskExecutor { func more() }
public protocol Tags: SetAlgebra { func more() }
public protocol Page: RangeReplaceableCollection<Int> where Index == Int { func more() }
public protocol Steps: AsyncIteratorProtocol<String, Never> { func more() }
public protocol Source: Decoder { func more() }

public protocol P { func f(_ b: @escaping () -> Void) }

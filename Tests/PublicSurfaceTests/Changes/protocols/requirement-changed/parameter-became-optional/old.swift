public protocol P { func f(_ a: Int) }

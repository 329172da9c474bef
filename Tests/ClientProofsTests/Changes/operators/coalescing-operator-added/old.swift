public struct Box<T> {}

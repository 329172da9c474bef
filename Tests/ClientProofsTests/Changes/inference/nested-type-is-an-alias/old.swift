public struct Machine<E> { public enum State {} }

public enum MachineState {}
public struct Machine<E> { public typealias State = MachineState }

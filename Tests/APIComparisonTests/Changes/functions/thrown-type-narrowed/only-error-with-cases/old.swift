public enum CardError: Error { case expired, blocked }
public struct CashError: Error {}
public func pay() throws {}

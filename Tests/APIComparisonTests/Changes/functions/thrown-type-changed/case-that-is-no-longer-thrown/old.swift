public enum CardError: Error { case expired, blocked }
public enum CashError: Error { case short }
public func pay() throws {}

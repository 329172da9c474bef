public struct CardError: Error {}
public struct BankError: Error {}
public func pay() throws(CardError) {}

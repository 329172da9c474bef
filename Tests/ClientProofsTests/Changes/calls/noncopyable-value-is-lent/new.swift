public struct Ticket: ~Copyable {}
public struct Booth {
  public subscript(row: Int) -> Ticket {
    _read {
      let ticket = Ticket()
      yield ticket
    }
  }
}

import Changed

func settle() throws {
  do { try pay() } catch CardError.expired { print("expired") } catch is CashError { print("cash") }
}

import Changed

func settle() throws {
  do { try pay() } catch CardError.expired { print("expired") }
}

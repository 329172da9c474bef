import Changed

struct Login: Sendable {
  let token: Token
}

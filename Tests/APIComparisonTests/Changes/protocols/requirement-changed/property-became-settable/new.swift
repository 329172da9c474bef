public protocol Article {
  var price: Int { get set }
}

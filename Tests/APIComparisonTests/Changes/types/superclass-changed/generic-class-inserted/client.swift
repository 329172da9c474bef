import Changed

func open(_ orders: OrderRepository) -> Repository {
  orders.reload()
  return orders
}

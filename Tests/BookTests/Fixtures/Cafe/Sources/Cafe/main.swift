let tea = Drink(name: "Tea", price: Money(cents: 305))
let chocolate = Drink(name: "Chocolate", price: Money(cents: 420))
print(Receipt(order: Order(drinks: [tea, chocolate])).lines.joined(separator: "\n"))

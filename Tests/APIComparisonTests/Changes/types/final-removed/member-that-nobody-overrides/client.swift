import Changed

func boil(_ type: Kettle.Type) {
  type.init().boil()
  Kettle(litres: 2).boil()
  Kettle.largest().boil()
}

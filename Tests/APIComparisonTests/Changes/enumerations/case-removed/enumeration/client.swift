import Changed

func hurry() -> Delivery { Delivery.express }

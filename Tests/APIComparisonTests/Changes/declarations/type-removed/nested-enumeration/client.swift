import Changed

func confirm() -> Booking.Status { Booking.Status.confirmed }

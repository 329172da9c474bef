import Changed

func attend(_ appointment: Appointment) {}

import Changed

func regulate(_ thermostat: Thermostat) {}

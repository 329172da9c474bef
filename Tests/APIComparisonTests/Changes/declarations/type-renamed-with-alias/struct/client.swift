import Changed

func travel() -> [Waypoint] { route(via: Waypoint().reversed()) }

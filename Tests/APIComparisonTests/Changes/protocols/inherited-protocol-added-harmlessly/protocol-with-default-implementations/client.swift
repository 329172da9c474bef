import Changed

struct WindowSeat: Seat {}

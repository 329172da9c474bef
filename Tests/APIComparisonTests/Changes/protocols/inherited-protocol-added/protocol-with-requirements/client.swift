import Changed

struct Row {}
struct WindowSeat: Seat {
  let row: Row
}

import Changed

struct Size {}

func box() -> Box<Size> { Box() }

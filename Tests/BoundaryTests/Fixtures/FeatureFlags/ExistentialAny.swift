// error: must be written 'any Shape'
protocol Shape {}

func draw(_ shape: Shape) {}

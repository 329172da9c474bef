import Changed

class Job {}
func schedule() { enqueue(Job()) }

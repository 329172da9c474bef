import Changed

struct Report: Encodable {}
func export() { Archive().save(Report()) }

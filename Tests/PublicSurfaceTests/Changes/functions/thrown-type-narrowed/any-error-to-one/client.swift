import Changed

func t() { do { try f() } catch { let e: any Error = error; _ = e } }

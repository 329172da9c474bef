import Changed

func t() { var x = f(); x = "s" as! any P; _ = x }

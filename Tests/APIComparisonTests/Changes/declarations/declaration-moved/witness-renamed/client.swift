import Changed

func trace() -> Int { MemoryTracer().span(for: "start") }

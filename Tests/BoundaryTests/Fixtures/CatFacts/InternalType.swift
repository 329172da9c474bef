// error: cannot find type 'FetchTimeline' in scope
import CatFacts

func client(_ timeline: FetchTimeline<CatFact>) {}  // forbidden

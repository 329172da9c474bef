// PublicSurfaceTests

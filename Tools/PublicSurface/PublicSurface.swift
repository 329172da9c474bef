// PublicSurface

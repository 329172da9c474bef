print("api-check")

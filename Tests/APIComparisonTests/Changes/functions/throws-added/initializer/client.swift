import Changed

func connect() -> Database { Database() }

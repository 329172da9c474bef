import Changed

func pull(_ inbox: Inbox) { inbox.refresh() }

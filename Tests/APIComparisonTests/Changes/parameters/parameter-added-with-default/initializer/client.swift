import Changed

func remind() -> Reminder { Reminder(day: 1) }

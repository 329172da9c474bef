public typealias TicketNumber = Int

public struct Appointment {}

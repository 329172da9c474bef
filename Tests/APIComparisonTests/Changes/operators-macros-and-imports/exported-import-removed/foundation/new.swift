import Foundation

public struct Appointment {}

@_exported import Foundation

public struct Appointment {}

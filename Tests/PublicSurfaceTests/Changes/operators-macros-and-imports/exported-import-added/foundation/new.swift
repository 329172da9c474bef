@_exported import Foundation

public struct S {}

import Foundation

public struct S {}

// error: public struct 'Point' does not specify whether it is 'Sendable' or not
public struct Point {}

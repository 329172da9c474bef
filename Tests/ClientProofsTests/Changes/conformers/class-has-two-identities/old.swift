public protocol Step {}

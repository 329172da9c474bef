public func weigh<C: Collection, T: Equatable>(_ items: C, _ more: [T]) where C.Element: Hashable {}

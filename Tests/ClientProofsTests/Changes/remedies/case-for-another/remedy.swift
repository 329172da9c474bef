extension Tea { @available(*, deprecated, renamed: "green") public static var sencha: Self { .green } }

public protocol Feed {}

public struct Voucher {}

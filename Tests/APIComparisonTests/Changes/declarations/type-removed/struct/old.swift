public struct Coupon {}
public struct Voucher {}

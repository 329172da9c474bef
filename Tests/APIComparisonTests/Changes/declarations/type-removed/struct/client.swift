import Changed

func redeem(_ coupon: Coupon) {}

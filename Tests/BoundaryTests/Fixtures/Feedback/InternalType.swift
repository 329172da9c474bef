// error: cannot find type 'VendorSlot' in scope
import Feedback

func client(_ slot: VendorSlot) {}  // forbidden

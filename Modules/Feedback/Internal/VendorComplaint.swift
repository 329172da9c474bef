/// What the vendor's error says, without the vendor's type.
struct VendorComplaint: Error, CustomStringConvertible {
  let description: String
}

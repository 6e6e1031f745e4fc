extension UInt8 {
  /// Whether a name or a number may have it, in the languages whose sources are looked at.
  var isWordByte: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || (0x30...0x39).contains(self)
      || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}

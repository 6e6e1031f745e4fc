/// A colour without transparency.
struct PortraitColour: Hashable {
  let red: Double
  let green: Double
  let blue: Double

  init(_ rgb: UInt32) {
    red = Double((rgb >> 16) & 255)
    green = Double((rgb >> 8) & 255)
    blue = Double(rgb & 255)
  }

  private init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Part of the way to another colour: 0 is this one, 1 the other.
  func mixed(with other: Self, _ part: Double) -> Self {
    Self(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part)
  }

  /// Red in the lowest byte, alpha in the highest.
  var pixel: UInt32 {
    let parts = [red, green, blue].map { UInt32(min(255, max(0, $0.rounded()))) }
    return parts[0] | parts[1] << 8 | parts[2] << 16 | 0xff00_0000
  }

  init(pixel: UInt32) {
    self.init(
      red: Double(pixel & 255), green: Double((pixel >> 8) & 255),
      blue: Double((pixel >> 16) & 255))
  }
}

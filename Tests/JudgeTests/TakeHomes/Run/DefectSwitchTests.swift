import Testing

@testable import Judge

struct DefectSwitchTests {
  private static let blank: [UInt8] =
    [0x74, 0x69, 0x77, 0x73, 0x75, 0x63, 0x66, 0x74] + [
      0xAA, 0x65, 0x72, 0x65, 0x68, 0x2D, 0x68, 0x63,
    ]

  @Test func `only the bytes of the switch change, each time to others`() throws {
    let whole = [1, 2, 3] + Self.blank + [4]
    let images = try ([nil, nil, 7, 7] as [UInt64?]).map {
      try #require(DefectSwitch.image(whole, defect: $0))
    }
    for image in images {
      #expect(image.count == whole.count)
      #expect(image.prefix(3) == [1, 2, 3] && image.last == 4)
    }
    #expect(Set(images).count == 4)
  }

  @Test func `what is no image is refused`() {
    #expect(DefectSwitch.image([1, 2, 3], defect: 7) == nil)
  }
}

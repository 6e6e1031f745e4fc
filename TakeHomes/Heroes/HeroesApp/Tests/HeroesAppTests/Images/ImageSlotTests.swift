import Foundation
import HeroesPresentation
import Testing

@MainActor
struct ImageSlotTests {
  private let a: URL
  private let b: URL

  init() throws {
    a = try .sample("a:1")
    b = try .sample("b:2")
  }

  nonisolated private static func image(_ url: URL) -> DecodedImage {
    DecodedImage(Data(url.absoluteString.utf8), .small)
  }

  @Test func `a slot shows the picture of its address`() async {
    let slot = ImageSlot { Self.image($0) }
    #expect(slot.url == nil && slot.image == nil)
    slot.show(a)
    #expect(slot.url == a && slot.image == nil)
    await until { slot.image == Self.image(a) }
  }

  @Test func `another address empties the slot at once`() async {
    let gate = Gate()
    let slot = ImageSlot { [b] url in
      if url == b { try await gate.pass() }
      return Self.image(url)
    }
    slot.show(a)
    await until { slot.image != nil }
    slot.show(b)
    #expect(slot.image == nil && slot.url == b)
    gate.open()
    await until { slot.image == Self.image(b) }
  }

  @Test func `the late picture of an old row is never shown`() async {
    let gate = Gate()
    let slot = ImageSlot { [a] url in
      if url == a { await gate.passDeaf() }
      return Self.image(url)
    }
    slot.show(a)
    await until { gate.arrivals == 1 }
    slot.show(b)
    await until { slot.image == Self.image(b) }
    gate.open()
    await quiet()
    #expect(slot.image == Self.image(b))
  }

  @Test func `a late picture does not come back to a slot that was emptied`() async {
    let gate = Gate()
    let slot = ImageSlot { url in
      await gate.passDeaf()
      return Self.image(url)
    }
    slot.show(a)
    await until { gate.arrivals == 1 }
    slot.prepareForReuse()
    gate.open()
    await quiet()
    #expect(slot.image == nil && slot.url == nil)
  }

  @Test(arguments: [true, false]) func `the old load is cancelled`(byReuse: Bool) async {
    let gate = Gate()
    let slot = ImageSlot { url in
      try await gate.pass()
      return Self.image(url)
    }
    slot.show(a)
    await until { gate.arrivals == 1 }
    if byReuse { slot.prepareForReuse() } else { slot.show(nil) }
    await until { gate.cancelled == 1 }
    #expect(slot.url == nil && slot.image == nil)
  }

  @Test func `the same address is loaded once, and again after a failure`() async {
    struct Failure: Error {}
    let loads = Flag(0)
    let slot = ImageSlot { url in
      loads.value += 1
      if loads.value == 1 { throw Failure() }
      return Self.image(url)
    }
    slot.show(a)
    slot.show(a)
    await until { loads.value == 1 }
    await quiet()
    #expect(slot.image == nil)
    slot.show(a)
    await until { slot.image != nil }
    slot.show(a)
    #expect(slot.image != nil)
    await quiet()
    #expect(loads.value == 2)
  }
}

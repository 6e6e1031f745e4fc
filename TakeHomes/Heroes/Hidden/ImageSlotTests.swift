import Foundation
import Testing

@testable import HeroesPresentation

@MainActor @Suite struct ImageSlotTests {
  private let first = URL.picture(1)
  private let second = URL.picture(2)

  private func slot(_ held: Held<DecodedImage>) -> ImageSlot {
    ImageSlot(load: { _ in try await held.call() })
  }

  @Test func `a slot shows the picture of its address`() async throws {
    let slot = ImageSlot(load: { .of($0) })
    #expect(slot.url == nil && slot.image == nil)
    slot.show(first)
    #expect(slot.url == first)
    try #require(await Lab.eventually { slot.image == .of(first) })
  }

  @Test func `a new address empties it at once`() async throws {
    let held = Held<DecodedImage>()
    let slot = slot(held)
    slot.show(first)
    try #require(await Lab.eventually { held.count == 1 })
    held.answer(0, .of(first))
    try #require(await Lab.eventually { slot.image != nil })
    slot.show(second)
    #expect(slot.image == nil)
    #expect(slot.url == second)
    try #require(await Lab.eventually { held.count == 2 })
    held.answer(1, .of(second))
    try #require(await Lab.eventually { slot.image == .of(second) })
  }

  @Test func `a new address cancels the old load`() async throws {
    let held = Held<DecodedImage>()
    let slot = slot(held)
    slot.show(first)
    try #require(await Lab.eventually { held.count == 1 })
    slot.show(second)
    try #require(await Lab.eventually { held.cancelled.contains(0) })
  }

  @Test(arguments: [true, false])
  func `a late answer of the old row never shows`(comesFirst: Bool) async throws {
    let held = Held<DecodedImage>(endsWhenCancelled: false)
    let slot = slot(held)
    slot.show(first)
    try #require(await Lab.eventually { held.count == 1 })
    slot.show(second)
    try #require(await Lab.eventually { held.count == 2 })
    if comesFirst {
      held.answer(0, .of(first))
      await Lab.settle()
      #expect(slot.image == nil)
    }
    held.answer(1, .of(second))
    try #require(await Lab.eventually { slot.image == .of(second) })
    held.answer(0, .of(first))
    await Lab.settle()
    #expect(slot.image == .of(second))
  }

  @Test func `preparing for reuse empties it and cancels`() async throws {
    let held = Held<DecodedImage>(endsWhenCancelled: false)
    let slot = slot(held)
    slot.show(first)
    try #require(await Lab.eventually { held.count == 1 })
    slot.prepareForReuse()
    #expect(slot.url == nil && slot.image == nil)
    try #require(await Lab.eventually { held.cancelled == [0] })
    held.answer(0, .of(first))
    await Lab.settle()
    #expect(slot.image == nil)
  }

  @Test func `no address empties it`() async throws {
    let slot = ImageSlot(load: { .of($0) })
    slot.show(first)
    try #require(await Lab.eventually { slot.image != nil })
    slot.show(nil)
    #expect(slot.url == nil && slot.image == nil)
    await Lab.settle()
    #expect(slot.image == nil)
  }

  @Test func `a load that fails leaves it empty and the next one works`() async throws {
    let held = Held<DecodedImage>()
    let slot = slot(held)
    slot.show(first)
    try #require(await Lab.eventually { held.count == 1 })
    held.answer(0, .failure(URLError(.badServerResponse)))
    await Lab.settle()
    #expect(slot.image == nil)
    slot.show(second)
    try #require(await Lab.eventually { held.count == 2 })
    held.answer(1, .of(second))
    try #require(await Lab.eventually { slot.image == .of(second) })
  }

  @Test func `pictures that differ are not equal`() {
    #expect(
      Lab.tellsApart(
        [
          DecodedImage.filled(1, .card), .filled(2, .card),
          .filled(1, PixelSize(width: 4, height: 16)), .filled(1, PixelSize(width: 16, height: 4)),
        ]) { $0 == $1 })
  }
}

import Domain
import Foundation
import Testing

@testable import Judge

/// Bytes of a hostile program, cut and changed at random from a seed: the reader gives whole frames,
/// waits or refuses, and never more than what was written.
///
/// `FOCUS_FUZZ=1000000` makes the long run; `FOCUS_FUZZ_SEED` another one.
struct FrameFuzzTests {
  /// SplitMix64: small, and the same everywhere.
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static func setting(_ name: String, _ normal: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? normal
  }

  @Test func `whole frames come back however they are cut`() throws {
    var dice = Dice(state: UInt64(Self.setting("FOCUS_FUZZ_SEED", 1)))
    let count = Self.setting("FOCUS_FUZZ", 20_000) / 2
    var done = 0
    while done < count {
      let frames = (0..<20).map { _ in Self.frame(&dice) }
      done += frames.count
      let bytes = frames.flatMap(\.bytes)
      var reader = FrameReader()
      var found: [Frame] = []
      var place = 0
      while place < bytes.count {
        let end = min(bytes.count, place + Int.random(in: 1...90, using: &dice))
        reader.append(Array(bytes[place..<end]))
        place = end
        while let frame = try reader.next() { found.append(frame) }
      }
      #expect(found == frames)
      #expect(reader.isEmpty)
    }
  }

  @Test func `changed bytes are read as frames, waited for or refused`() {
    var dice = Dice(state: UInt64(Self.setting("FOCUS_FUZZ_SEED", 1)) ^ 0xF0)
    let count = Self.setting("FOCUS_FUZZ", 20_000) / 2
    var refused = 0
    var read = 0
    for _ in 0..<count {
      var bytes = (0..<Int.random(in: 1...3, using: &dice)).flatMap { _ in Self.frame(&dice).bytes }
      Self.change(&bytes, &dice)
      var reader = FrameReader()
      reader.append(bytes)
      var taken = 0
      do {
        while let frame = try reader.next() {
          taken += frame.bytes.count
          read += 1
          // Both look at hostile bytes; neither may trap.
          _ = frame.known
          if let value = frame.value { _ = CrashNote(value) }
        }
      } catch {
        refused += 1
      }
      #expect(taken <= bytes.count)
    }
    // It was no empty exercise.
    #expect(refused > count / 100)
    #expect(read > count / 10)
  }

  private static func frame(_ dice: inout Dice) -> Frame {
    let kinds = Array("LCAHDQRMEZ\u{0}".utf8) + [255]
    let kind = kinds.randomElement(using: &dice) ?? 0
    if Bool.random(using: &dice) {
      let values: [Value] = [
        nil, true, -1, .int(.max), 1e300, "é\"\\", [[], [1]],
        ["signal": 11, "frames": [0, -1, 7]],
      ]
      return Frame(
        kind: kind, payload: Array((values.randomElement(using: &dice) ?? nil).json.utf8))
    }
    let length = Int.random(in: 0...40, using: &dice)
    return Frame(
      kind: kind, payload: (0..<length).map { _ in UInt8.random(in: 0...255, using: &dice) })
  }

  private static func change(_ bytes: inout [UInt8], _ dice: inout Dice) {
    for _ in 0..<Int.random(in: 1...3, using: &dice) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &dice)
      switch Int.random(in: 0...4, using: &dice) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &dice)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &dice), at: place)
      case 3: bytes.removeLast(bytes.count - place)
      // A length, where the harm would be.
      default:
        bytes[min(3, bytes.count - 1)] = [0, 1, 4, 127, 255].randomElement(using: &dice) ?? 0
      }
    }
  }
}

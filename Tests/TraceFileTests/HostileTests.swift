import Foundation
import Testing

@testable import TraceFile

/// Nothing that a file holds may crash the reader or keep it busy for ever.
@Suite struct HostileTests {
  static let rounds = ProcessInfo.processInfo.environment["FOCUS_FUZZ"].flatMap { Int($0) } ?? 60

  @Test(arguments: 0..<4)
  func `damaged tapes`(_ seed: Int) throws {
    var dice = Dice(seed: seed &* 7919 &+ 1)
    let tapes = (0..<8).map { RandomTape(seed: $0, steps: 25).bytes }
    for _ in 0..<HostileTests.rounds {
      let data = build(
        HostileTests.damaged(tapes[dice.roll(tapes.count)], from: TapeReader.headerBytes, &dice))
      walk(try Trace(data), &dice)
    }
  }

  @Test(arguments: 0..<4)
  func `damaged traces`(_ seed: Int) {
    var dice = Dice(seed: seed &* 104_729 &+ 3)
    let traces =
      (0..<8).map { Array(build(RandomTape(seed: $0, steps: 25).bytes)) }
      + (0..<3).map { Array(build(LongTape(seed: $0, steps: 60).bytes, segmentBytes: 200)) }
    for _ in 0..<HostileTests.rounds {
      let bytes = HostileTests.damaged(traces[dice.roll(traces.count)], from: 0, &dice)
      if let trace = try? Trace(Data(bytes)) { walk(trace, &dice) }
    }
  }

  @Test(arguments: 0..<2)
  func `random bytes`(_ seed: Int) throws {
    var dice = Dice(seed: seed &+ 5)
    for _ in 0..<HostileTests.rounds {
      let noise = (0..<dice.roll(200)).map { _ in UInt8(truncatingIfNeeded: dice.roll(44)) }
      var writer = TapeWriter()
      writer.write(RandomTape.definitions)
      walk(try Trace(build(writer.bytes + noise)), &dice)
      #expect(throws: TraceFileError.self) { try Trace(Data(noise)) }
    }
  }

  @Test(
    arguments: [
      ("\"steps\":2,", "\"steps\":2147483647,"), ("\"gap\":0", "\"gap\":-1"),
      ("\"gap\":0", "\"gap\":9223372036854775807"), ("\"skipped\":0", "\"skipped\":-1"),
    ])
  func `an index whose numbers make no sense is refused`(old: String, new: String) throws {
    var writer = TapeWriter()
    writer.write([.step(line: 1), .step(line: 2), .finish(status: 0)])
    var bytes = build(writer.bytes)
    _ = try Trace(bytes)
    let place = try #require(bytes.range(of: Data(old.utf8)))
    bytes.replaceSubrange(place, with: Data(new.utf8))
    let spoilt = bytes
    #expect(throws: TraceFileError.self) { try Trace(spoilt) }
  }

  /// Goes through a trace as a reader would, and asks for its texts.
  private func walk(_ trace: Trace, _ dice: inout Dice) {
    var cursor = trace.cursor()
    for _ in 0..<12 {
      cursor.seek(dice.roll(trace.steps + 1))
      _ = dice.roll(2) == 0 ? cursor.next() : cursor.previous()
      _ = trace.narration(of: cursor)
      _ = trace.text(of: cursor)
    }
    _ = trace.step(changing: "v1", from: 0)
    _ = trace.stepOver(from: dice.roll(trace.steps + 1))
  }

  static func damaged(_ bytes: [UInt8], from start: Int, _ dice: inout Dice) -> [UInt8] {
    var bytes = bytes
    for _ in 0...dice.roll(4) {
      let place = start + dice.roll(bytes.count - start)
      guard place < bytes.count else { continue }
      switch dice.roll(5) {
      case 0: bytes[place] ^= 1 << UInt8(dice.roll(8))
      case 1: bytes[place] = UInt8(truncatingIfNeeded: dice.next())
      case 2: bytes.removeSubrange(place...)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + dice.roll(9)))
      default: bytes.insert(contentsOf: bytes.prefix(place).suffix(dice.roll(20)), at: place)
      }
    }
    return bytes
  }
}

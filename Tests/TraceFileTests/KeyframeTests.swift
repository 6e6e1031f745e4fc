import Foundation
import Testing

@testable import TraceFile

/// Keyframes are made of quotes of the tape: each must be the state that stepping leads to.
@Suite struct KeyframeTests {
  @Test(arguments: 0..<8)
  func `each keyframe that cites is the state by stepping`(_ seed: Int) throws {
    let tape = LongTape(seed: seed, steps: 250)
    let trace = try Trace(build(tape.bytes, segmentBytes: 300))
    try check(trace, tape.events)
    #expect(trace.footer.segments.count > 15)
  }

  @Test(arguments: 0..<20)
  func `keyframes of every kind of value are the states by stepping`(_ seed: Int) throws {
    let tape = RandomTape(seed: 500 + seed, steps: 250)
    try check(try Trace(build(tape.bytes, segmentBytes: 1)), tape.events)
  }

  private func check(_ trace: Trace, _ events: [TraceEvent]) throws {
    let expected = TraceCursorTests.states(of: events)
    #expect(trace.steps == expected.count - 1)
    // One cursor keeps what was cited; the others read it anew.
    var cursor = trace.cursor()
    for segment in trace.footer.segments {
      let step = min(segment.step + 1, trace.steps)
      cursor.seek(step)
      let isSame = cursor.state == expected[step] && trace.state(at: step) == expected[step]
      #expect(isSame && !cursor.isDamaged, "step \(step)")
    }
  }

  @Test func `what did not change is cited, not written again`() throws {
    let rows = (0..<200).map { _ in TraceValue.list((0..<200).map { .integer($0) }) }
    var events: [TraceEvent] = [.step(line: 1), .bind(slot: 0, .list(rows))]
    for step in 0..<20_000 {
      events += [
        .step(line: 2), .element2(slot: 0, row: step / 100, column: step % 100, .integer(7)),
      ]
    }
    let trace = try makeTrace(events + [.finish(status: 0)])
    let written = trace.footer.keyframes.bytes
    #expect(trace.footer.segments.count > 5)
    #expect(written < 200_000, "\(written) bytes of keyframes")
  }

  @Test func `a line without a step stands in its frame`() throws {
    let trace = try makeTrace([
      .gap(10), .line(4), .enter(function: 1), .step(line: 9), .step(line: 10), .finish(status: 0),
    ])
    let state = trace.state(at: 0)
    #expect(trace.steps == 2 && state.frames.map(\.line) == [4, 9])
  }

  @Test func `citations that multiply without end are refused`() throws {
    // Each list holds the one before it twice: 2^60 elements.
    var keyframes = ByteWriter()
    var last = 0
    keyframes.raw([10, 1, 4, 2])
    for _ in 0..<60 {
      let place = keyframes.count
      keyframes.raw([10, 2])
      for _ in 0..<2 {
        keyframes.byte(TraceCitation.tag)
        keyframes.number(TraceCitation.keyframe(at: last))
      }
      last = place
    }
    let start = keyframes.count
    keyframes.byte(TraceCitation.tag)
    keyframes.number(TraceCitation.keyframe(at: last))
    keyframes.bytes.withUnsafeBytes { file in
      var reader = KeyframeReader(file, at: start, keyframes: 0, known: CitedValues())
      _ = reader.value()
      #expect(reader.bytes.hasFailed)
    }
  }

  @Test func `a citation leads back only, and never to another one`() throws {
    for bytes: [UInt8] in [[20, 1], [10, 1, 20, 1], [20, 3, 20, 1], [21, 10, 1, 5], [20, 2]] {
      let refused = bytes.withUnsafeBytes { file in
        var reader = KeyframeReader(file, at: 0, keyframes: 0, known: CitedValues())
        _ = reader.value()
        return reader.bytes.hasFailed
      }
      #expect(refused, "\(bytes)")
    }
  }
}

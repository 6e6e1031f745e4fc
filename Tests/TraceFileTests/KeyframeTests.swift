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

  @Test func `a variable without a value is in no keyframe, and nothing inside it changes`() throws
  {
    let number = TraceValue.integer(0)
    let changes: [TraceEvent] = [
      .element(.slot(0), index: 0, number), .element2(slot: 0, row: 0, column: 0, number),
      .key(.slot(0), number, number), .keyRemoved(.slot(0), number), .path(.slot(0), [], number),
      .splice(.slot(0), at: 0, removed: 0, [number]), .pathRemoved(.slot(0), [number]),
      .pathSplice(.slot(0), [], at: 0, removed: 0, [number]),
    ]
    var events: [TraceEvent] = [
      .step(line: 1), .bind(slot: 1, number), .bind(slot: 0, .list([])),
    ]
    for change in changes + [.bind(slot: 0, .list([])), .unbind(slot: 1), .enter(function: 0)] {
      events += [.step(line: 2), .unbind(slot: 0), .step(line: 3), change]
    }
    events += [.step(line: 4), .exit(nil), .step(line: 5), .bind(slot: 0, number), .step(line: 6)]
    try check(try Trace(build(tape(events), segmentBytes: 1)), events)
  }

  private func tape(_ events: [TraceEvent]) -> [UInt8] {
    var writer = TapeWriter()
    writer.write(events + [.finish(status: 0)])
    return writer.bytes
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

  /// Keys come, move to the end and go; objects are made, changed and freed, in many groups of both.
  @Test(arguments: 0..<2)
  func `far seeks share what did not change and find every key`(_ seed: Int) throws {
    var dice = Dice(seed: 40 + seed)
    var events: [TraceEvent] = [
      .step(line: 1), .bind(slot: 0, .dictionary(TraceTable())), .bind(slot: 1, .list([])),
    ]
    for step in 0..<9000 {
      let (key, id) = (TraceValue.integer(step), 1 + step)
      events += [
        .step(line: 2), .key(.slot(0), key, .integer(step)),
        .splice(.slot(1), at: step, removed: 0, [key]), .new(object: id, type: 1, .list([key])),
      ]
      let past = TraceValue.integer(dice.roll(step + 1))
      switch dice.roll(60) {
      case 0: events.append(.key(.slot(0), past, .nothing))
      case 1: events += [.keyRemoved(.slot(0), past), .key(.slot(0), past, .bool(true))]
      case 2: events.append(.element(.slot(1), index: dice.roll(step), .nothing))
      case 3: events.append(.free(object: 1 + dice.roll(id)))
      case 4: events.append(.element(.object(1 + dice.roll(id)), index: 0, .nothing))
      default: break
      }
    }
    var tape = TapeWriter()
    tape.write(events + [.finish(status: 0)])
    let trace = try Trace(build(tape.bytes, segmentBytes: 2000))
    var (near, far) = (trace.cursor(), trace.cursor())
    var expected: [Int: TraceState] = [:]
    for step in trace.footer.segments.map(\.step) where step > 8200 {
      while near.step < step, near.nextQuietly() {}
      expected[step] = near.state
    }
    for step in expected.keys.sorted(by: { $0 % 97 < $1 % 97 }) {
      far.seek(step)
      #expect(far.state == expected[step] && !far.isDamaged, "step \(step)")
      // What is changed here is shared with other steps.
      while far.step < step + 40, far.next() {}
    }
    #expect(expected.count > 4, "\(expected.count)")
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

  @Test func `objects ascend, and each leaf and group comes once`() throws {
    func objects(_ bytes: [UInt8]) -> [Int]? {
      bytes.withUnsafeBytes { file in
        var reader = KeyframeReader(file, at: 0, keyframes: 0, known: CitedValues())
        var tree = ObjectTree<TraceObject>()
        reader.objects(into: &tree)
        return reader.bytes.hasFailed ? nil : tree.sorted.map(\.id)
      }
    }
    // Two leaves of a group, and a leaf alone: ids 5, 7, 16 and 600.
    let sound: [UInt8] = [
      2, 2, 2, 0, 2, 5, 1, 1, 2, 1, 1, 0, 1, 16, 1, 1, 0, 1, 0xD8, 4, 1, 1,
    ]
    #expect(objects(sound) == [5, 7, 16, 600])
    let damaged: [[UInt8]] = [
      [1, 0, 0], [1, 2, 0], [1, 0, 2, 5, 1, 1, 0, 1, 1], [1, 0, 2, 5, 1, 1, 11, 1, 1],
      [2, 0, 1, 5, 1, 1, 0, 1, 16, 1, 1], [1, 2, 2, 0, 1, 16, 1, 1, 0, 1, 5, 1, 1],
      [1, 2, 2, 0, 1, 5, 1, 1, 0, 1, 0xD8, 4, 1, 1], [1, 2, 1, 2, 1, 0, 1, 5, 1, 1],
      [1, 4, 1, 5, 1, 1], [1, 1], [1, 3, 0, 1, 5, 1, 1],
    ]
    for bytes in damaged { #expect(objects(bytes) == nil, "\(bytes)") }
  }
}

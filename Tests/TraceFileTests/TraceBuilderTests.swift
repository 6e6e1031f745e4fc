import Foundation
import Testing

@testable import TraceFile

@Suite struct TraceBuilderTests {
  @Test func `the footer tells what the tape says`() throws {
    let trace = try makeTrace(bubbleSort([3, 1, 2]), source: "var nums = [3, 1, 2]")
    #expect(trace.footer.status == TraceFooter.Status(.finished))
    #expect(trace.slots[0]?.name == "nums")
    #expect(trace.footer.segments.count == 1)
    #expect(trace.footer.segments[0].lines == [1, 2, 3, 4, 5, 6])
    #expect(trace.footer.segments[0].slots == [0, 1, 2])
    #expect(trace.output(upTo: trace.steps) == "[1, 2, 3]\n")
    #expect(trace.output(upTo: trace.steps - 1) == "")
  }

  @Test func `the footer's text is what a decoder reads`() throws {
    let data = build(RandomTape(seed: 5, steps: 3000).bytes, source: "</script>\u{0}\u{2028}é")
    let trace = try Trace(data)
    let again = try JSONDecoder().decode(TraceFooter.self, from: Data(trace.footer.json.utf8))
    #expect(again == trace.footer)
    #expect(trace.footer.source == "</script>\u{0}\u{2028}é")
    #expect(!trace.footer.json.contains("<"))
  }

  @Test func `a growing tape gives the same trace as the whole one`() throws {
    let tape = RandomTape(seed: 9, steps: 3000).bytes
    let source = TraceSource(language: "swift", source: "", sourceName: "main.swift")
    var builder = TraceBuilder(source: source)
    var dice = Dice(seed: 4)
    var written = 0
    while written < tape.count {
      written = min(written + dice.roll(4000), tape.count)
      // The recorder's file has its full size from the start; what is not written is zero.
      let file = Array(tape[..<written]) + [UInt8](repeating: 0, count: tape.count - written)
      try file.withUnsafeBytes {
        builder.read($0)
        let trace = try Trace(Data(builder.trace(of: $0)))
        #expect(trace.cursor(at: trace.steps).step == builder.steps)
        #expect(!trace.cursor(at: trace.steps).isDamaged)
        #expect(builder.damage == nil)
      }
    }
    let data = tape.withUnsafeBytes { Data(builder.trace(of: $0)) }
    #expect(data == build(tape))
  }

  @Test func `a killed program's tape loses its last event alone`() throws {
    let events = bubbleSort([3, 1, 2])
    var writer = TapeWriter()
    writer.write(events.dropLast())
    let whole = writer.bytes
    for length in TapeReader.headerBytes...whole.count {
      let file = Array(whole[..<length]) + [UInt8](repeating: 0, count: 64)
      let data = build(file, status: TraceFooter.Status(.stopped, note: "It took too long."))
      let trace = try Trace(data)
      #expect(trace.footer.status.note == "It took too long.")
      #expect(!trace.cursor(at: trace.steps).isDamaged)
    }
  }

  @Test func `a bad byte ends the record and says so`() throws {
    var writer = TapeWriter()
    writer.write([.step(line: 1), .bind(slot: 0, .integer(1)), .step(line: 2), .step(line: 3)])
    let trace = try Trace(build(writer.bytes + [200, 1, 2, 3]))
    #expect(trace.steps == 3)
    #expect(trace.footer.status.note?.contains("begins no event") == true)
    #expect(trace.state(at: 3)[0] == .integer(1))
  }

  @Test func `behind the limits only counts and output are kept`() throws {
    let trace = try makeTrace([
      .step(line: 1), .bind(slot: 0, .integer(1)), .skeleton(reason: 0), .enter(function: 3),
      .output("later", isError: false), .count(line: 7, times: 100), .exit(nil), .gap(5000),
      .finish(status: 0),
    ])
    #expect(trace.footer.skeleton && trace.footer.skipped == 5000 && trace.steps == 1)
    #expect(trace.footer.counts.lines == [[7, 100]] && trace.footer.counts.calls == [[3, 1]])
    #expect(trace.footer.output.bytes == 5 && trace.calls.count == 1)
    #expect(trace.state(at: 1)[0] == .integer(1))
  }

  @Test func `a window begins with the steps that were left out`() throws {
    let trace = try makeTrace([.gap(1_000_000), .step(line: 4), .step(line: 5), .finish(status: 0)])
    #expect(trace.footer.gap == 1_000_000 && trace.steps == 2)
  }

  @Test func `what a tape counts beyond all reason stays a number that can be reckoned with`()
    throws
  {
    let most = TraceCaps.leftOut
    let gaps = [TraceEvent](repeating: .gap(most), count: 1500)
    var events = gaps
    events.append(.step(line: 4))
    events += gaps
    events.append(.skeleton(reason: 0))
    events += gaps
    for line in 0..<1500 { events.append(.count(line: line, times: most)) }
    events.append(.finish(status: 0))
    let footer = try makeTrace(events).footer
    #expect(footer.gap == most && footer.skipped == most && footer.counts.lines.count == 1500)
    #expect(footer.skippedSteps == 2 * most)
  }

  @Test func `calls know their steps`() throws {
    let trace = try makeTrace(fibonacci(4))
    #expect(trace.calls.count == 10)
    let first = trace.calls[1]
    #expect(first.parent == 0 && first.enter == 1 && first.exit == trace.steps - 1)
    for step in 0...trace.steps {
      #expect(trace.calls.innermost(at: step) == trace.state(at: step).frames.last?.call)
    }
  }

  @Test func `a copy of a builder goes on alone`() throws {
    let tape = LongTape(seed: 3, steps: 120).bytes
    var first = TraceBuilder(source: TraceSource(language: "", source: "", sourceName: ""))
    try tape.withUnsafeBytes { tape in
      first.read(tape, upTo: tape.count / 2)
      let half = first.trace(of: tape)
      var second = first
      second.read(tape)
      #expect(first.trace(of: tape) == half)
      first.read(tape)
      #expect(first.trace(of: tape) == second.trace(of: tape))
      #expect(first.trace(of: tape).count > half.count)
      _ = try Trace(Data(half))
    }
  }
}

import Foundation
import TestSupport
import Testing
import TraceFile

@testable import Judge

struct GrowingTraceTests {
  /// A loop of so many steps, each of which sets `i`.
  private func tape(steps: Int) -> [UInt8] {
    var tape = TapeWriter()
    tape.write([
      .function(TraceFunction(id: 0, name: "top level", line: 1, endLine: 2, parameters: [])),
      .slot(TraceSlot(id: 0, function: 0, name: "i", type: "int")),
    ])
    for step in 0..<steps { tape.write([.step(line: 1), .bind(slot: 0, .integer(step))]) }
    tape.write([.step(line: 2), .finish(status: 0)])
    return tape.bytes
  }

  /// A growing trace of a file that holds these bytes and has room for more.
  private func growing(_ bytes: [UInt8], in folder: URL) throws -> GrowingTrace {
    let tape = Tape(
      path: folder.appending(path: "run.tape").path, trace: folder.appending(path: "run.djt").path,
      input: folder.appending(path: "run.input").path)
    try Data(bytes).write(to: URL(filePath: tape.path))
    truncate(tape.path, 8 << 20)
    return GrowingTrace(tape, TraceBuilder(source: source))
  }

  private let source = TraceSource(language: "python", source: "i\n", sourceName: "main.py")

  private func trace(_ growing: GrowingTrace) throws -> Trace {
    try growing.keep(.init(.running))
    return try Trace(contentsOf: URL(filePath: growing.tape.trace))
  }

  @Test(arguments: [1, 7, 1000, 1 << 20])
  func `read in parts it is the trace of the whole tape`(part: Int) async throws {
    try await withTemporaryFolder { folder in
      let whole = tape(steps: 500)
      var growing = try growing(whole, in: folder)
      var steps: [Int] = []
      repeat {
        growing.read(atMost: part)
        steps.append(growing.builder.steps)
      } while growing.builder.exitStatus == nil
      #expect(steps == steps.sorted())
      #expect(part > whole.count || steps.count > 1)
      growing.readToEnd()
      let read = try trace(growing)
      let expected = whole.withUnsafeBytes { TraceBuilder.trace(of: $0, source: source) }
      #expect(read.steps == 501)
      #expect(read.footer.calls == (try Trace(Data(expected))).footer.calls)
      #expect(growing.builder.position == whole.count)
    }
  }

  @Test(
    arguments: [
      ([1, 7], true), ([1, 200, 1], true), ([1], false), ([1, 200], false), ([2, 0, 4], false),
    ] as [([UInt8], Bool)])
  func `who is killed in a long statement stands in it`(event: [UInt8], isWhole: Bool) async throws
  {
    try await withTemporaryFolder { folder in
      let written = tape(steps: 3).dropLast(2)
      var growing = try growing(written + event, in: folder)
      growing.readToEnd()
      let steps = growing.builder.steps
      #expect(growing.endsInStep == isWhole)
      if growing.endsInStep { growing.finish() }
      #expect(growing.builder.steps == (isWhole ? steps + 1 : steps))
    }
  }

  @Test func `what is written between two looks is read by the second`() async throws {
    try await withTemporaryFolder { folder in
      let whole = tape(steps: 200)
      for cut in [0, 20, 64, 65, whole.count / 2, whole.count - 2] {
        var growing = try growing(Array(whole[..<cut]), in: folder)
        growing.read(atMost: 1 << 20)
        #expect(growing.builder.damage == nil)
        #expect(growing.builder.exitStatus == nil)
        let file = try #require(FileHandle(forWritingAtPath: growing.tape.path))
        try file.write(contentsOf: whole)
        try file.close()
        growing.readToEnd()
        #expect(growing.builder.damage == nil)
        #expect(try trace(growing).steps == 201)
      }
    }
  }

  @Test func `a file without a tape has no steps yet`() async throws {
    try await withTemporaryFolder { folder in
      var growing = try growing([], in: folder)
      growing.read(atMost: 1 << 20)
      #expect(growing.builder.steps == 0)
      #expect(growing.builder.damage == nil)
    }
  }
}

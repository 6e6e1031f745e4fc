import Foundation
import Synchronization
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
  private func growing(_ bytes: some Collection<UInt8>, in folder: URL) throws -> GrowingTrace {
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

  @Test(arguments: [(500, 1), (500, 7), (500, 1000), (500, 1 << 20), (90_000, 1 << 16)])
  func `read in parts it is the trace of the whole tape`(length: Int, part: Int) async throws {
    try await withTemporaryFolder { folder in
      let whole = tape(steps: length)
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
      let expected = whole.withUnsafeBytes {
        TraceBuilder.trace(of: $0, source: source, status: .init(.running))
      }
      #expect(read.steps == length + 1)
      #expect(try Data(contentsOf: URL(filePath: growing.tape.trace)) == Data(expected))
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

  @Test func `what a program writes during a look is whole in a later one`() async throws {
    try await withTemporaryFolder { folder in
      let whole = tape(steps: 400)
      let file = whole + [UInt8](repeating: 0, count: 4096)
      for first in 0..<200 {
        // Between the two looks of each reading the program gets further, at last to its end.
        let written = Mutex(first)
        let tape = try growing([], in: folder).tape
        let look: TapeBytes.Look = { buffer, start in
          let end = written.withLock { end in
            defer { end = min(whole.count, end + 97) }
            return end
          }
          let rest = file[min(start, end)..<end] + [UInt8](repeating: 0, count: 600)
          buffer.copyBytes(from: rest.prefix(buffer.count))
          return min(buffer.count, rest.count)
        }
        var growing = GrowingTrace(tape, TraceBuilder(source: source), look: look)
        for _ in 0..<40 {
          growing.read(atMost: 1 << 20)
          #expect(growing.builder.damage == nil)
        }
        #expect(growing.builder.exitStatus == 0)
        #expect(growing.builder.steps == 401)
      }
    }
  }

  @Test func `an event that is not written from its beginning on has no hole`() async throws {
    try await withTemporaryFolder { folder in
      var tape = TapeWriter()
      tape.write([.step(line: 1), .step(line: 1)])
      let start = tape.bytes.count
      tape.write([
        .bind(slot: 0, .tuple((0..<200_000).map { .integer($0) })), .step(line: 2),
        .finish(status: 0),
      ])
      let whole = tape.bytes + [UInt8](repeating: 0, count: 1 << 16)
      // Of the long event the end and the middle are written before its beginning.
      let (middle, first) = (whole.count / 2, start + 3)
      let half = whole[..<middle] + [UInt8](repeating: 0, count: whole.count - middle)
      let holes = half[..<first] + [UInt8](repeating: 0, count: 3000) + half[(first + 3000)...]
      let looks = Mutex(0)
      let path = try growing([], in: folder).tape
      var growing = GrowingTrace(path, TraceBuilder(source: source)) { buffer, place in
        let look = looks.withLock { looks in
          defer { looks += 1 }
          return looks
        }
        let file = look < 15 ? holes : look < 30 ? half : whole[...]
        let part = file.dropFirst(place).prefix(buffer.count)
        buffer.copyBytes(from: part)
        return part.count
      }
      for _ in 0..<40 where growing.builder.exitStatus == nil {
        growing.read(atMost: 1 << 18)
        #expect(growing.builder.damage == nil)
      }
      #expect(growing.builder.steps == 3 && growing.builder.exitStatus == 0)
    }
  }

  @Test func `what is told goes on growing`() async throws {
    try await withTemporaryFolder { folder in
      let whole = tape(steps: 200)
      var growing = try growing(whole, in: folder)
      var told: [Int] = []
      for part in [100, 500] {
        growing.read(atMost: part)
        try growing.tell()
        told.append(try Trace(contentsOf: URL(filePath: growing.tape.trace)).steps)
      }
      growing.readToEnd()
      told.append(try trace(growing).steps)
      #expect(told == told.sorted() && Set(told).count == 3 && told[2] == 201)
      growing.tape.remove()
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left == ["run.djt"])
    }
  }

  @Test func `a tape without its last word gets one behind an event that ends in zeros`()
    async throws
  {
    try await withTemporaryFolder { folder in
      // The last event is BIND of slot 0 to the integer 0.
      var growing = try growing(tape(steps: 1).dropLast(4), in: folder)
      growing.readToEnd()
      #expect(growing.builder.exitStatus == nil)
      growing.finish()
      #expect(growing.builder.exitStatus == 1)
      #expect(try trace(growing).steps == 1)
    }
  }

  @Test func `a trace that cannot be written says where`() async throws {
    try await withTemporaryFolder { folder in
      let tape = Tape(
        path: folder.path + "/run.tape", trace: folder.path + "/none/run.djt",
        input: folder.path + "/run.input")
      let growing = GrowingTrace(tape, TraceBuilder(source: source))
      #expect(throws: JudgeError.self) { try growing.keep(.init(.finished)) }
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

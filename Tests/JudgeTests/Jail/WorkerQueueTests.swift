import Foundation
import Testing

@testable import Judge

/// The keeper's queue of cases.
@Suite(
  .timeLimit(.minutes(20)), .enabled("needs namespaces (L3)") { try await JailBench.reaches(.L3) })
struct WorkerQueueTests {
  private static let echo = """
    put('H')
    while True:
        kind, text = get()
        print(text.decode(), end=';', flush=True)
        put('R', text)
    """

  private func frame(_ text: String) -> [UInt8] { Frame(kind: "C", text).bytes }

  /// Kills the run once it has given so many frames.
  private func record(_ session: JailSession, until count: Int) async -> JailBench.Record {
    var record = JailBench.Record()
    for await event in session.events {
      switch event {
      case .frames(let bytes, _):
        record.frames += bytes
        if record.answers.count >= count { session.kill() }
      case .output(.stdout, let bytes): record.stdout += bytes
      case .ended(let end): record.end = end
      default: break
      }
    }
    return record
  }

  @Test(arguments: [true, false])
  func `queued cases go one after another, each with its text before its answer`(
    isWarm: Bool
  ) async throws {
    let bench = try await WorkerBench()
    var limits = bench.limits
    limits.start = CaseBudget(cpu: .seconds(10), wall: .seconds(60))
    let session: JailSession
    if isWarm {
      session = try await bench.worker().run(RunOrder(limits: limits))
    } else {
      var spec = bench.spec
      spec.limits = limits
      session = try await bench.jail.supervisor.open(spec)
    }
    WorkerBench.load(Self.echo, session)
    let texts = (0..<50).map { "\($0)" }
    for text in texts {
      session.send(frame: frame(text), budget: CaseBudget(cpu: .seconds(5), wall: .seconds(60)))
    }
    var text = 0
    var answers = 0
    var bytes: [UInt8] = []
    for await event in session.events {
      if case .output(_, let part) = event { text += part.count { $0 == UInt8(ascii: ";") } }
      guard case .frames(let part, _) = event else { continue }
      bytes += part
      answers = JailBench.Record(frames: bytes).answers.count - 1
      #expect(text == answers)
      if answers == texts.count { session.kill() }
    }
    #expect(JailBench.Record(frames: bytes).answers == ["H"] + texts.map { "R" + $0 })
  }

  @Test func `text between the pieces of an answer is told before its end`() async throws {
    let bench = try await WorkerBench()
    let source = """
      import os
      put('H')
      while True:
          kind, text = get()
          frame = (len(text) + 1).to_bytes(4, 'little') + b'R' + text
          os.write(3, frame[:3])
          os.write(2, b';')
          os.write(3, frame[3:])
      """
    // The first case, too, waits for the hello.
    var limits = bench.limits
    limits.start = CaseBudget(cpu: .seconds(10), wall: .seconds(60))
    let session = try await bench.worker().run(RunOrder(limits: limits))
    WorkerBench.load(source, session)
    for text in 0..<50 {
      session.send(
        frame: frame("\(text)"), budget: CaseBudget(cpu: .seconds(5), wall: .seconds(60)))
    }
    var text = 0
    var answers = 0
    var bytes: [UInt8] = []
    for await event in session.events {
      if case .output(_, let part) = event { text += part.count }
      guard case .frames(let part, _) = event else { continue }
      bytes += part
      answers = JailBench.Record(frames: bytes).answers.count - 1
      #expect(text >= answers)
      if answers == 50 { session.kill() }
    }
    #expect(text == 50 && answers == 50)
  }

  @Test func `a case that is too slow ends the run, and those behind it were never begun`()
    async throws
  {
    let bench = try await WorkerBench()
    let worker = try await bench.worker()
    let source = """
      while True:
          kind, text = get()
          if text == b'2':
              while True: pass
          put('R', text)
      """
    let record = try await bench.run(
      source, on: worker, cases: (0..<6).map { "\($0)" },
      budget: CaseBudget(cpu: .milliseconds(150), wall: .seconds(60)))
    #expect(record.answers == ["R0", "R1"])
    #expect(record.end?.cause == .cpuLimit)
  }

  @Test func `each queued case has a budget of its own`() async throws {
    let bench = try await WorkerBench()
    let worker = try await bench.worker()
    let source = """
      import time
      while True:
          kind, text = get()
          end = time.process_time() + 0.1
          while time.process_time() < end: pass
          put('R', text)
      """
    let session = try worker.run(RunOrder(limits: bench.limits))
    WorkerBench.load(source, session)
    let budget = CaseBudget(cpu: .milliseconds(400), wall: .seconds(60))
    for number in 0..<8 { session.send(frame: frame("\(number)"), budget: budget) }
    let record = await record(session, until: 8)
    #expect(record.answers == (0..<8).map { "R\($0)" })
    #expect(record.end?.cause == .cancelled)
  }

  @Test func `an answer of the host overtakes the cases that wait`() async throws {
    let bench = try await WorkerBench()
    let worker = try await bench.worker()
    let source = """
      while True:
          kind, text = get()
          put('Q', text)
          kind, answer = get()
          put('R', kind.encode() + text + answer)
      """
    let session = try worker.run(RunOrder(limits: bench.limits))
    WorkerBench.load(source, session)
    let budget = CaseBudget(cpu: .seconds(5), wall: .seconds(60))
    for number in 0..<3 { session.send(frame: frame("\(number)"), budget: budget) }
    var reader = FrameReader()
    var answers: [String] = []
    for await case .frames(let bytes, _) in session.events {
      reader.append(bytes)
      while let frame = try reader.next() {
        let text = String(decoding: frame.payload, as: UTF8.self)
        if frame.kind == UInt8(ascii: "Q") {
          session.send(frame: Frame(kind: "A", "!\(text)").bytes, budget: nil)
        } else {
          answers.append(text)
        }
      }
      if answers.count == 3 { session.kill() }
    }
    #expect(answers == ["A0!0", "A1!1", "A2!2"])
  }

  @Test func `an error holds the queue until the host says to go on`() async throws {
    let bench = try await WorkerBench()
    let worker = try await bench.worker()
    let source = """
      while True:
          kind, text = get()
          put('E' if text == b'1' else 'R', text)
      """
    let session = try worker.run(RunOrder(limits: bench.limits))
    WorkerBench.load(source, session)
    let budget = CaseBudget(cpu: .seconds(5), wall: .seconds(60))
    for number in 0..<4 { session.send(frame: frame("\(number)"), budget: budget) }
    var record = JailBench.Record()
    for await case .frames(let bytes, _) in session.events {
      record.frames += bytes
      if record.answers.last == "E1" { session.send(frame: [], budget: nil) }
      if record.answers.count == 4 { session.kill() }
    }
    #expect(record.answers == ["R0", "E1", "R2", "R3"])
  }

  /// Who answers before it is asked gets no further case: the host sees the frames and judges.
  @Test(arguments: ["\\7\\0\\0\\0Rforged", "\\2\\0\\0\\0R", "\\1"])
  func `an answer too many stops the queue`(surplus: String) async throws {
    let bench = try await WorkerBench()
    let worker = try await bench.worker()
    var order = RunOrder(limits: bench.limits)
    order.limits.wall = .seconds(2)
    let source = "get(); os.write(3, b'\\2\\0\\0\\0R0\(surplus)'); print(get())"
    let record = try await bench.run(source, on: worker, order: order, cases: ["0", "1"])
    #expect(record.text == "")
    #expect(record.answers.first == "R0")
    #expect(record.end?.cause == .idleLimit)
    #expect(try await bench.run("print(1)", on: worker).text == "1\n")
  }
}

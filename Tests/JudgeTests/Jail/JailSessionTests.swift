import Foundation
import TestSupport
import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct JailSessionTests {
  @Test(arguments: [JailLevel.L5, .L3, .L2, .L0])
  func `a program runs on every rung and says how it ended`(ceiling: JailLevel) async throws {
    let bench = try await JailBench(ceiling: ceiling)
    let record = try await bench.run("import sys; print('out'); print('err', file=sys.stderr)")
    #expect(record.text == "out\n")
    #expect(String(decoding: record.stderr, as: UTF8.self) == "err\n")
    #expect(record.end?.cause == .program)
    #expect(record.end?.status == .exited(0))
    #expect((record.end?.usage.cpuNanoseconds ?? 0) > 100_000)
    #expect(try #require(record.level) <= ceiling)
    try await bench.expectCleanAndUsable()
  }

  @Test(arguments: [
    ("raise SystemExit(7)", JailExit.Status.exited(7)),
    ("import os; os.abort()", .signaled(6)),
    ("import ctypes; ctypes.string_at(0)", .signaled(11)),
  ])
  func `exit status and signal arrive`(source: String, status: JailExit.Status) async throws {
    let end = try #require(try await JailBench().run(source).end)
    #expect(end.status == status)
    #expect(end.cause == .program)
  }

  @Test func `a program that is still being written starts as soon as that is done`() async throws {
    let bench = try await JailBench()
    try await withTemporaryFolder { folder in
      let program = folder.appending(path: "program").path
      let text = "#!\(PythonToolchain.root)/bin/python3 -ISB\nprint('fresh')\n"
      try Data(text.utf8).write(to: URL(filePath: program))
      chmod(program, 0o755)
      let writer = open(program, O_WRONLY)
      var spec = bench.spec("")
      spec.arguments = ["/fresh/program"]
      spec.mounts.append(JailSpec.Mount(host: folder.path, jail: "/fresh"))
      var output = ""
      for await event in try await bench.supervisor.open(spec).events {
        if case .started = event { close(writer) }
        if case .output(_, let bytes) = event { output += String(decoding: bytes, as: UTF8.self) }
      }
      #expect(output == "fresh\n")
    }
  }

  @Test func `text written before a frame arrives before it`() async throws {
    let bench = try await JailBench()
    var spec = bench.spec(
      """
      import os
      for index in range(50):
          os.read(3, 6)
          os.write(1, b'%d;' % index)
          os.write(3, b'\\x01\\0\\0\\0R')
      """)
    spec.hasFrames = true
    let session = try await bench.supervisor.open(spec)
    let budget = CaseBudget(cpu: .seconds(1), wall: .seconds(600))
    var text = 0
    var frames = 0
    session.send(frame: [2, 0, 0, 0, 67, 49], budget: budget)
    for await event in session.events {
      if case .output(_, let bytes) = event { text += bytes.count { $0 == UInt8(ascii: ";") } }
      guard case .frames(let bytes, let usage) = event else { continue }
      frames += bytes.count / 5
      #expect(text == frames)
      #expect(usage.cpuNanoseconds > 0)
      session.send(frame: [2, 0, 0, 0, 67, 49], budget: budget)
    }
    #expect(frames == 50)
  }

  @Test func `a case's clock begins with its frame and ends a slow case alone`() async throws {
    let bench = try await JailBench()
    var spec = bench.spec(
      """
      import os
      while True:
          os.read(3, 6)
          end = os.times().user + 0.15
          while os.times().user < end: pass
          os.write(3, b'\\x01\\0\\0\\0R')
      """)
    spec.hasFrames = true
    spec.limits.cpu = .seconds(30)
    spec.limits.wall = .seconds(90)
    let session = try await bench.supervisor.open(spec)
    let enough = CaseBudget(cpu: .seconds(5))
    session.send(frame: [2, 0, 0, 0, 67, 49], budget: enough)
    var answers = 0
    var end: JailExit?
    for await event in session.events {
      if case .ended(let exit) = event { end = exit }
      guard case .frames = event else { continue }
      answers += 1
      let budget = answers < 4 ? enough : CaseBudget(cpu: .milliseconds(20), wall: .seconds(60))
      session.send(frame: [2, 0, 0, 0, 67, 49], budget: budget)
    }
    #expect(answers == 4)
    #expect(end?.cause == .cpuLimit)
  }

  @Test(.enabled("needs control groups (L4)") { try await JailBench.reaches(.L4) })
  func `the peak of memory is the case's own`() async throws {
    let bench = try await JailBench()
    var spec = bench.spec(
      """
      import os
      os.read(3, 6)
      block = bytearray(64 << 20)
      del block
      os.write(3, b'\\x01\\0\\0\\0R')
      os.read(3, 6)
      os.write(3, b'\\x01\\0\\0\\0R')
      """)
    spec.hasFrames = true
    let session = try await bench.supervisor.open(spec)
    let budget = CaseBudget(cpu: .seconds(2))
    session.send(frame: [2, 0, 0, 0, 67, 49], budget: budget)
    var peaks: [Int] = []
    for await case .frames(_, let usage) in session.events {
      peaks.append(usage.peakMemoryBytes)
      session.send(frame: [2, 0, 0, 0, 67, 49], budget: budget)
    }
    try #require(peaks.count == 2)
    #expect(peaks[0] > 60 << 20)
    #expect(peaks[1] < peaks[0])
  }

  @Test func `the program finds its arguments, its environment and nothing else`() async throws {
    let bench = try await JailBench()
    let spec = bench.spec(
      """
      import os, sys
      print(sys.argv[1:], sorted(os.environ))
      """, arguments: ["a b", "ü", ""])
    let record = try await bench.run(spec)
    #expect(record.text == "['a b', 'ü', ''] ['PYTHONHOME']\n")
  }

  @Test(arguments: [true, false])
  func `only the promised descriptors are open`(hasFrames: Bool) async throws {
    let bench = try await JailBench()
    var spec = bench.spec(
      """
      import os
      def is_open(fd):
          try: os.fstat(fd)
          except OSError: return False
          return True
      print([fd for fd in range(4096) if is_open(fd)])
      """)
    spec.hasFrames = hasFrames
    #expect(try await bench.run(spec).text == (hasFrames ? "[0, 1, 2, 3]\n" : "[0, 1, 2]\n"))
  }

  @Test func `text beyond 64 KiB is counted and not told`() async throws {
    let record = try await JailBench().run("print('x' * 1000000)")
    #expect(record.stdout.count == 65536)
    #expect(record.end?.cause == .program)
  }

  @Test func `cancelling ends a program at once and tells so`() async throws {
    let bench = try await JailBench()
    let marker = UUID().uuidString
    var spec = bench.spec("print('here', flush=True)\nwhile True: pass", arguments: [marker])
    spec.limits.cpu = .seconds(600)
    spec.limits.wall = .seconds(1800)
    let session = try await bench.supervisor.open(spec)
    let clock = ContinuousClock()
    var began = clock.now
    var end: JailExit?
    for await event in session.events {
      if case .output = event {
        began = clock.now
        session.kill()
      }
      if case .ended(let exit) = event { end = exit }
    }
    #expect(end?.cause == .cancelled)
    #expect(clock.now - began < .seconds(300))
    try await bench.expectCleanAndUsable(marker: marker)
  }

  @Test func `leaving the events ends the program`() async throws {
    let bench = try await JailBench()
    let marker = UUID().uuidString
    let session = try await bench.supervisor.open(
      bench.spec("import time; print(1, flush=True); time.sleep(1000)", arguments: [marker]))
    let reading = Task {
      for await event in session.events { if case .output = event { return true } }
      return false
    }
    #expect(await reading.value)
    session.kill()
    try await eventually { Residue.processes(naming: marker).isEmpty }
    try await bench.expectCleanAndUsable(marker: marker)
  }

  @Test func `a cancelled task ends its program`() async throws {
    let bench = try await JailBench()
    let marker = UUID().uuidString
    let session = try await bench.supervisor.open(
      bench.spec("while True: pass", arguments: [marker]))
    let reading = Task { await JailBench.record(session) }
    reading.cancel()
    _ = await reading.value
    try await eventually { Residue.processes(naming: marker).isEmpty }
    try await bench.expectCleanAndUsable(marker: marker)
  }

  @Test func `many programs at one time do not meet`() async throws {
    let bench = try await JailBench()
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<8 {
        group.addTask {
          try await bench.run("import os; open('own', 'x'); print(\(number))").text
        }
      }
      return try await group.reduce(into: [String]()) { $0.append($1) }.sorted()
    }
    #expect(texts == (0..<8).map { "\($0)\n" })
    try await bench.expectCleanAndUsable()
  }
}

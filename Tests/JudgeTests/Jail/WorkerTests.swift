import Foundation
import Testing

@testable import Judge

@Suite(
  .timeLimit(.minutes(20)), .enabled("needs namespaces (L3)") { try await JailBench.reaches(.L3) })
struct WorkerTests {
  @Test(arguments: [JailLevel.L5, .L3])
  func `program after program runs, each with its own files`(ceiling: JailLevel) async throws {
    let bench = try await WorkerBench(ceiling: ceiling)
    let worker = try await bench.worker()
    let host = FileManager.default.temporaryDirectory.appending(path: "focus-\(UUID())")
    try Data("placed".utf8).write(to: host)
    defer { try? FileManager.default.removeItem(at: host) }
    for number in 0..<3 {
      var order = RunOrder(limits: bench.limits)
      order.files = [.init(name: "given-\(number)", bytes: [65])]
      order.placed = [.init(host: host.path, name: "copy")]
      order.collected = ["made"]
      let record = try await bench.run(
        """
        print(sorted(os.listdir('/work')), open('copy').read(), os.access('copy', os.X_OK))
        open('made', 'w').write('\(number)')
        """, on: worker, order: order)
      #expect(record.text == "['.tmp', 'copy', 'given-\(number)'] placed True\n")
      #expect(record.collected == ["made": Array("\(number)".utf8)])
      #expect(record.end?.status == .exited(0))
      #expect(try #require(record.level) <= ceiling)
    }
    #expect(worker.isAlive)
  }

  @Test(arguments: [
    ("raise SystemExit(7)", JailExit.Status.exited(7), JailExit.Cause.program),
    ("os.abort()", .signaled(6), .program),
    ("import ctypes; ctypes.string_at(0)", .signaled(11), .program),
    ("os.kill(os.getpid(), 15)", .signaled(15), .program),
    ("import ctypes; ctypes.CDLL(None).reboot(1)", .signaled(9), .deniedCall("reboot")),
    ("open('f', 'wb').truncate(1 << 40)", .signaled(25), .outputLimit),
  ])
  func `a warm run ends as a cold one`(
    source: String, status: JailExit.Status, cause: JailExit.Cause
  ) async throws {
    let bench = try await WorkerBench()
    let worker = try await bench.worker()
    // Python itself ignores SIGXFSZ.
    let whole = "import signal; signal.signal(25, 0)\n\(source)"
    let warm = try #require(try await bench.run(whole, on: worker).end)
    var cold = bench.spec
    cold.limits = bench.limits
    let session = try await bench.jail.supervisor.open(cold)
    WorkerBench.load(whole, session)
    let coldEnd = try #require(await JailBench.record(session).end)
    for end in [warm, coldEnd] {
      #expect(end.status == status)
      #expect(end.cause == cause)
    }
    #expect(try await bench.run("print(1)", on: worker).text == "1\n")
  }

  @Test func `two hundred runs leave the worker as it was`() async throws {
    let bench = try await WorkerBench()
    let worker = try await bench.worker()
    for number in 0..<200 {
      let record = try await bench.run("put('R', b'\(number)'); os._exit(0)", on: worker)
      try #require(record.answers == ["R\(number)"])
      try #require(record.end?.cause == .program)
    }
    #expect(worker.isAlive)
  }

  @Test(.enabled("needs control groups (L4)") { try await JailBench.reaches(.L4) })
  func `each run has its own memory limit, and its peak is without the zygote's`() async throws {
    let bench = try await WorkerBench()
    let worker = try await bench.worker()
    for (limit, size, isEnough) in [
      (200, 150, true), (100, 150, false), (100, 60, true), (32, 60, false), (400, 300, true),
    ] {
      var order = RunOrder(limits: bench.limits)
      order.limits.memoryBytes = limit << 20
      let record = try await bench.run(
        "block = bytearray(\(size) << 20); put('R')", on: worker, order: order)
      let end = try #require(record.end)
      #expect(end.cause == (isEnough ? .program : .memoryLimit), "\(limit): \(end)")
      guard isEnough else { continue }
      #expect(((size - 2) << 20..<(size + 8) << 20).contains(end.usage.peakMemoryBytes), "\(end)")
    }
    #expect(worker.memoryBytes > 1 << 20)
    #expect(worker.memoryBytes < 64 << 20)
  }

  @Test func `limits of processes, descriptors and time are the run's own`() async throws {
    let bench = try await WorkerBench()
    let worker = try await bench.worker()
    let source = """
      import resource
      print([resource.getrlimit(kind)[1] for kind in
             (resource.RLIMIT_NPROC, resource.RLIMIT_NOFILE, resource.RLIMIT_CPU,
              resource.RLIMIT_FSIZE)])
      """
    for (processes, files, seconds) in [(20, 32, 3), (90, 128, 30), (7, 16, 9)] {
      var order = RunOrder(limits: bench.limits)
      order.limits.processes = processes
      order.limits.openFiles = files
      order.limits.cpu = .seconds(seconds)
      order.limits.fileBytes = seconds << 20
      let record = try await bench.run(source, on: worker, order: order)
      #expect(record.text == "[\(processes), \(files), \(seconds + 2), \(seconds << 20)]\n")
    }
  }

  @Test func `an order without sense is refused, and the worker goes on`() async throws {
    let bench = try await WorkerBench()
    let worker = try await bench.worker()
    var order = RunOrder(limits: bench.limits)
    order.files = [.init(name: "../x", bytes: [])]
    #expect(throws: JailError.self) { _ = try worker.run(order) }
    order.files = []
    for host in ["/nowhere/at-all", "/dev/zero", "/etc"] {
      order.placed = [.init(host: host, name: "x")]
      let end = try #require(try await bench.run("print(1)", on: worker, order: order).end)
      guard case .jailFailure = end.cause else {
        Issue.record("\(host): \(end)")
        continue
      }
    }
    #expect(try await bench.run("print(2)", on: worker).text == "2\n")
  }

  @Test func `a worker takes one run at a time, and none after its end`() async throws {
    let bench = try await WorkerBench()
    let worker = try await bench.worker()
    let session = try worker.run(RunOrder(limits: bench.limits))
    #expect(throws: JailError.workerBusy) { _ = try worker.run(RunOrder(limits: bench.limits)) }
    session.kill()
    #expect(await JailBench.record(session).end?.cause == .cancelled)
    #expect(try await bench.run("print(1)", on: worker).text == "1\n")
    worker.close()
    #expect(!worker.isAlive)
    #expect(throws: JailError.workerGone) { _ = try worker.run(RunOrder(limits: bench.limits)) }
  }

  /// How a host may want no more of a run.
  enum Parting: CaseIterable {
    case killing, leaving, cancelling
  }

  /// Runs something endless, and parts from it once it has spoken.
  private func part(_ parting: Parting, _ bench: WorkerBench, _ worker: JailWorker) async throws {
    var order = RunOrder(limits: bench.limits)
    // Far beyond the test's own time limit: the run does not end at these.
    order.limits.cpu = .seconds(1000)
    order.limits.wall = .seconds(1000)
    let session = try worker.run(order)
    WorkerBench.load("print('here', flush=True)\nwhile True: pass", session)
    for await event in session.events {
      guard case .output = event else { continue }
      switch parting {
      case .killing: session.kill()
      case .leaving: return
      case .cancelling: withUnsafeCurrentTask { $0?.cancel() }
      }
    }
  }

  @Test(arguments: Parting.allCases)
  func `killing, leaving or cancelling ends the run alone`(parting: Parting) async throws {
    let bench = try await WorkerBench()
    let worker = try await bench.worker()
    try await Task { try await part(parting, bench, worker) }.value
    try await eventually { !worker.isBusy }
    #expect(try await bench.run("print(1)", on: worker).text == "1\n")
  }

  @Test(arguments: [JailLevel.L2, .L0])
  func `below level 3 there are no workers, and the same process runs cold`(
    ceiling: JailLevel
  ) async throws {
    let bench = try await WorkerBench(ceiling: ceiling)
    let level = try await bench.jail.supervisor.probe().level
    await #expect(throws: JailError.workersUnavailable(level)) { _ = try await bench.worker() }
    var spec = bench.spec
    spec.limits = bench.limits
    let session = try await bench.jail.supervisor.open(spec)
    WorkerBench.load("print('cold')", session)
    #expect(await JailBench.record(session).text == "cold\n")
  }

  @Test func `a worker whose process does not start says what it said`() async throws {
    let bench = try await WorkerBench()
    var spec = bench.spec
    spec.arguments = [spec.arguments[0], "-c", "raise SystemExit('no heart')"]
    await #expect {
      _ = try await bench.jail.supervisor.openWorker(spec)
    } throws: { error in
      "\(error)".contains("no heart")
    }
    try await bench.jail.expectCleanAndUsable()
  }
}

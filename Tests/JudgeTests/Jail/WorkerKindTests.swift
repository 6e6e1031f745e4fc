import Foundation
import Testing

@testable import Judge

/// Zygotes that do not know that they are one.
@Suite(
  .timeLimit(.minutes(20)), .enabled("needs namespaces (L3)") { try await JailBench.reaches(.L3) })
struct WorkerKindTests {
  @Test func `an unchanged main is called with the arguments of the load frame`() async throws {
    let bench = try await WorkerBench()
    let library = try #require(bench.jail.supervisor.zygoteLibrary)
    var spec = bench.spec
    spec.arguments = [spec.arguments[0]]
    spec.environment["LD_PRELOAD"] = library.jail
    spec.environment["FOCUS_ZYGOTE_MAIN"] = "1"
    let source = "import os, sys; print(sys.argv[1:], sorted(os.environ), os.listdir('/work'))"
    let arguments = [spec.arguments[0], "-I", "-S", "-c", source, "a b", "", "ü"]
    let load = Frame(kind: "L", arguments.joined(separator: "\0") + "\0").bytes
    let expected = "['a b', '', 'ü'] "
    let worker = try await bench.jail.supervisor.openWorker(spec)
    for _ in 0..<3 {
      let session = try worker.run(RunOrder(limits: bench.limits))
      session.send(frame: load, budget: nil)
      let text = await JailBench.record(session).text
      #expect(text == expected + "['PYTHONHOME'] ['.tmp']\n")
    }
    // Cold, the same: only that nobody orders runs.
    spec.mounts.append(library)
    spec.limits = bench.limits
    let session = try await bench.jail.supervisor.open(spec)
    session.send(frame: load, budget: nil)
    #expect(await JailBench.record(session).text == expected + "['PYTHONHOME'] ['.tmp']\n")
  }

  @Test func `a process is started ahead for each run`() async throws {
    let bench = try await WorkerBench()
    var spec = bench.spec
    let source = """
      import os
      print('before the order', flush=True)
      word = os.read(3, 100)[5:].decode()
      print(word, os.listdir('/work'), flush=True)
      """
    spec.arguments =
      [JailSpec.zygoteProgram, "zygote", "--", spec.arguments[0], "-I", "-S", "-c", source]
    let worker = try await bench.jail.supervisor.openWorker(spec)
    for word in ["one", "two"] {
      let session = try worker.run(RunOrder(limits: bench.limits))
      session.send(frame: Frame(kind: "L", word).bytes, budget: nil)
      #expect(await JailBench.record(session).text.hasSuffix("\(word) ['.tmp']\n"))
    }
  }

  @Test func `a placed program is executed once its first frame is there`() async throws {
    let bench = try await WorkerBench()
    var spec = bench.spec
    spec.arguments = [
      JailSpec.zygoteProgram, "zygote", "--wait", "--", "/work/solution", "said", "so",
    ]
    let worker = try await bench.jail.supervisor.openWorker(spec)
    var order = RunOrder(limits: bench.limits)
    order.placed = [.init(host: "/bin/echo", name: "solution")]
    for _ in 0..<2 {
      let session = try worker.run(order)
      session.send(frame: Frame(kind: "L", "").bytes, budget: nil)
      #expect(await JailBench.record(session).text == "said so\n")
    }
    let session = try worker.run(RunOrder(limits: bench.limits))
    session.send(frame: Frame(kind: "L", "").bytes, budget: nil)
    let record = await JailBench.record(session)
    #expect(record.end?.status == .exited(127))
    #expect(String(decoding: record.stderr, as: UTF8.self).contains("cannot be started"))
  }

  @Test func `a process that never starts ends its worker`() async throws {
    let bench = try await WorkerBench()
    var spec = bench.spec
    spec.arguments = [JailSpec.zygoteProgram, "zygote", "--", "/focus/none"]
    let worker = try? await bench.jail.supervisor.openWorker(spec)
    try await eventually { worker?.isAlive != true }
    try await bench.jail.expectCleanAndUsable()
  }

  @Test func `a worker may forbid to execute what lies in its folder`() async throws {
    let bench = try await WorkerBench()
    var spec = bench.spec
    spec.runsOwnFiles = false
    let worker = try await bench.jail.supervisor.openWorker(spec)
    var order = RunOrder(limits: bench.limits)
    order.placed = [.init(host: "/bin/echo", name: "tool")]
    let source = "try: os.execv('/work/tool', ['tool'])\nexcept OSError as e: print(e.strerror)"
    #expect(try await bench.run(source, on: worker, order: order).text == "Permission denied\n")
  }

  @Test func `processes of one run are all that its /proc shows`() async throws {
    let bench = try await WorkerBench()
    var spec = bench.spec
    spec.showsProcesses = true
    let worker = try await bench.jail.supervisor.openWorker(spec)
    for _ in 0..<2 {
      let record = try await bench.run(
        "print([n for n in os.listdir('/proc') if n.isdigit()], os.getpid())", on: worker)
      #expect(record.text == "['2'] 2\n")
    }
  }
}

import CJail
import Foundation
import Testing

@testable import Judge

#if canImport(Glibc)
  import Glibc
#endif

/// What a program does to its keeper's time, and what becomes of a run whose keeper is stopped.
@Suite(.timeLimit(.minutes(20)))
struct JailKeeperTests {
  /// Ways to wake a keeper that finds nothing to do; each then waits for ever.
  static let wakers: [String] = [
    "channel.send(b'x', socket.MSG_OOB)",
    "for _ in range(1000): channel.send(b'xy', socket.MSG_OOB)",
    "os.write(3, b'\\2'); channel.send(b'x', socket.MSG_OOB)",
    "channel.shutdown(socket.SHUT_WR)",
    "channel.shutdown(socket.SHUT_RD)",
    "channel.shutdown(socket.SHUT_RDWR)",
    "os.dup2(3, 9); os.close(3)",
    "os.close(3); os.close(1)",
    "for _ in range(1000): os.write(3, b''); os.write(1, b'')",
    "os.write(3, b'\\9\\0\\0\\0R1')",
    "os.write(3, b'\\377\\377\\377\\377R')",
    """
    rights = array.array('i', [0, 1, 2])
    for _ in range(100): channel.sendmsg([b'\\2\\0\\0\\0Q1'], [(1, 1, rights)])
    """,
    "fcntl.fcntl(3, 4, os.O_NONBLOCK | 0o20000); fcntl.fcntl(1, 1031, 4096)",
    "channel.setsockopt(socket.SOL_SOCKET, 10, 1)",
  ]

  @Test(
    .enabled("needs namespaces (L3)") { try await JailBench.reaches(.L3) },
    arguments: wakers.indices)
  func `whatever wakes a keeper for nothing costs it next to nothing`(index: Int) async throws {
    let bench = try await WorkerBench()
    let worker = try await bench.worker()
    let supervisor = try #require(bench.jail.supervisor.processIdentifier)
    let keeper = try #require(Residue.children(of: supervisor, naming: "supervise").first)
    var order = RunOrder(limits: bench.limits)
    order.limits.wall = .seconds(1)
    let before = try Self.cpu(of: keeper)
    let record = try await bench.run(
      """
      import array, fcntl, socket, time
      channel = socket.socket(fileno=os.dup(3))
      try:
      \(Self.indented(Self.wakers[index]))
      except OSError: pass
      while True: time.sleep(1000)
      """, on: worker, order: order)
    #expect(record.end?.cause == .idleLimit)
    // Who spins for that second uses it up.
    #expect(try Self.cpu(of: keeper) - before < .milliseconds(300))
    worker.close()
    try await bench.jail.expectCleanAndUsable()
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }

  private static func cpu(of pid: Int32) throws -> Duration {
    let line = try String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
    let fields = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
    return .milliseconds(10) * ((Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0))
  }

  @Test(arguments: [JailLevel.L5, .L3, .L2])
  func `a keeper that somebody stops goes on, and so does its run`(
    ceiling: JailLevel
  ) async throws {
    let bench = try await JailBench(ceiling: ceiling)
    let session = try await bench.supervisor.open(
      bench.spec("print(1, flush=True)\nimport time; time.sleep(0.2)\nprint(2)"))
    let supervisor = try #require(bench.supervisor.processIdentifier)
    var text: [UInt8] = []
    var end: JailExit?
    for await event in session.events {
      switch event {
      case .output(_, let bytes):
        if text.isEmpty {
          let keepers = Residue.children(of: supervisor, naming: "supervise")
          for keeper in keepers { kill(keeper, SIGSTOP) }
        }
        text += bytes
      case .ended(let exit): end = exit
      default: break
      }
    }
    #expect(String(decoding: text, as: UTF8.self) == "1\n2\n")
    #expect(end?.cause == .program)
  }

  /// Before a request, after one, and before its own end.
  @Test func `a supervisor that somebody stops goes on by itself`() async throws {
    let bench = try await JailBench()
    let supervisor = try #require(bench.supervisor.processIdentifier)
    for _ in 0..<20 {
      kill(supervisor, SIGSTOP)
      let session = try await bench.supervisor.open(bench.spec("print(1)"))
      kill(supervisor, SIGSTOP)
      #expect(await JailBench.record(session).text == "1\n")
    }
    kill(supervisor, SIGSTOP)
  }

  @Test(arguments: [JailLevel.L5, .L3, .L2])
  func `a program that waits is told from one that works`(ceiling: JailLevel) async throws {
    let bench = try await JailBench(ceiling: ceiling)
    var spec = bench.spec(
      """
      import os, select
      os.read(3, 1)
      while not select.select([3], [], [], 0)[0]: pass
      """)
    spec.hasFrames = true
    // It works until the keeper has told so, however long that takes.
    spec.limits.cpu = .seconds(100)
    let session = try await bench.supervisor.open(spec)
    var told: [Bool] = []
    var end: JailExit?
    for await event in session.events {
      switch event {
      case .idle(let isIdle):
        told.append(isIdle)
        if told == [true] || told == [true, false] { session.send(frame: [1], budget: nil) }
      case .ended(let exit): end = exit
      default: break
      }
    }
    #expect(told.starts(with: [true, false]))
    #expect(end?.cause == .program)
  }

  @Test(arguments: [JailLevel.L5, .L3, .L2])
  func `a program that works is never told to wait`(ceiling: JailLevel) async throws {
    let bench = try await JailBench(ceiling: ceiling)
    var spec = bench.spec("print(1, flush=True)\nwhile True: pass")
    spec.limits.cpu = .milliseconds(500)
    let session = try await bench.supervisor.open(spec)
    var hasBegun = false
    var told: [Bool] = []
    var end: JailExit?
    for await event in session.events {
      switch event {
      case .output: hasBegun = true
      case .idle(let isIdle) where hasBegun: told.append(isIdle)
      case .ended(let exit): end = exit
      default: break
      }
    }
    #expect(hasBegun)
    #expect(!told.contains(true))
    #expect(end?.cause == .cpuLimit)
  }

  @Test(arguments: [JailLevel.L5, .L3, .L2])
  func `a case that only waits ends asleep`(ceiling: JailLevel) async throws {
    let bench = try await JailBench(ceiling: ceiling)
    let session = try await bench.supervisor.open(
      bench.spec("import time\nwhile True: time.sleep(1000)"))
    var hasBegun = false
    var end: JailExit?
    for await event in session.events {
      switch event {
      case .idle(true) where !hasBegun:
        hasBegun = true
        session.send(frame: [1], budget: CaseBudget(cpu: .seconds(1), wall: .seconds(1)))
      case .ended(let exit): end = exit
      default: break
      }
    }
    #expect(end?.cause == .idleLimit)
    #expect(end?.isAsleep == true)
  }
}

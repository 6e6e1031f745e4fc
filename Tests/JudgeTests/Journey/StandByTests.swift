import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Judge

/// The life of a recorder's process that was started ahead; the processes are stand-ins.
struct StandByTests {
  private let standBy = StandBy(breath: .zero)

  private static func recorder(
    toolchain: String = "3.11", mount: String = "/usr/lib/python3.11", bytes: String = "8192",
    cpu: Duration = .seconds(15)
  ) -> Runtime {
    var spec = JailSpec(arguments: ["/toolchain/bin/python3", "trace_main.py", "--wait"])
    spec.mounts = [JailSpec.Mount(host: mount, jail: "/toolchain")]
    spec.environment = ["FOCUS_TRACE_BYTES": bytes]
    spec.limits.cpu = cpu
    return Runtime(key: "python \(toolchain)", kind: .cold, spec: spec)
  }

  @Test func `a process is taken once`() async throws {
    try await withTemporaryFolder { folder in
      let process = try StandIn(in: folder)
      #expect(standBy.take(Self.recorder()) == nil)
      standBy.put(process.seat, for: Self.recorder())
      #expect(standBy.take(Self.recorder())?.tape.path == process.tape.path)
      #expect(standBy.take(Self.recorder()) == nil)
      #expect(process.isThere)
    }
  }

  @Test(arguments: [
    recorder(toolchain: "3.12"), recorder(mount: "/opt/python"), recorder(bytes: "16384"),
    recorder(cpu: .seconds(6)),
  ])
  func `a process for other runs is thrown away`(wanted: Runtime) async throws {
    try await withTemporaryFolder { folder in
      let process = try StandIn(in: folder)
      standBy.put(process.seat, for: Self.recorder())
      #expect(standBy.take(wanted) == nil)
      #expect(process.isGone)
      #expect(standBy.take(Self.recorder()) == nil)
    }
  }

  @Test func `a process that has waited for too long is thrown away`() async throws {
    try await withTemporaryFolder { folder in
      let (old, fresh) = (try StandIn(in: folder), try StandIn(in: folder))
      let start = ContinuousClock.now
      standBy.put(old.seat, for: Self.recorder(), now: start)
      #expect(standBy.take(Self.recorder(), now: start + StandBy.patience) == nil)
      #expect(old.isGone)
      standBy.put(fresh.seat, for: Self.recorder(), now: start)
      let last = start + StandBy.patience - .milliseconds(1)
      #expect(standBy.take(Self.recorder(), now: last) != nil)
      #expect(fresh.isThere)
    }
  }

  @Test func `one that waits will do for half of its patience, if it is of this kind`() async throws
  {
    try await withTemporaryFolder { folder in
      let (process, start) = (try StandIn(in: folder), ContinuousClock.now)
      #expect(!standBy.hasWaiting(Self.recorder(), now: start))
      standBy.put(process.seat, for: Self.recorder(), now: start)
      #expect(standBy.hasWaiting(Self.recorder(), now: start))
      #expect(!standBy.hasWaiting(Self.recorder(mount: "/opt/python"), now: start))
      #expect(!standBy.hasWaiting(Self.recorder(), now: start + StandBy.patience / 2))
      #expect(process.isThere)
    }
  }

  @Test func `a newer process takes the place of the one before`() async throws {
    try await withTemporaryFolder { folder in
      let (old, new) = (try StandIn(in: folder), try StandIn(in: folder))
      standBy.put(old.seat, for: Self.recorder())
      standBy.put(new.seat, for: Self.recorder(mount: "/opt/python"))
      #expect(old.isGone)
      #expect(standBy.take(Self.recorder(mount: "/opt/python"))?.tape.path == new.tape.path)
      #expect(new.isThere)
    }
  }

  @Test func `what is asked for is started and ended with its keeper`() async throws {
    try await withTemporaryFolder { folder in
      let process = try StandIn(in: folder)
      let (starts, start) = AsyncStream.makeStream(of: Int.self)
      await withTaskGroup { group in
        group.addTask {
          await standBy.keep { wish in
            start.yield(wish.tapeBytes)
            // All but the second fail.
            guard wish.tapeBytes == 2 else { throw JudgeError.jailFailed("full") }
            return process.seat
          }
        }
        var started = starts.makeAsyncIterator()
        for bytes in 1...3 {
          standBy.prepare(Self.recorder(), tapeBytes: bytes)
          // The one before is in its place, as this one is started after it.
          #expect(await started.next() == bytes)
        }
        #expect(process.isThere)
        group.cancelAll()
      }
      #expect(process.isGone)
      #expect(standBy.take(Self.recorder()) == nil)
    }
  }
}

/// A stand-in for a process, with a tape that lies in a folder.
private struct StandIn {
  private final class Life: Sendable {
    let isOver = Mutex(false)
  }

  let tape: Tape
  private let life = Life()

  init(in folder: URL) throws { tape = try TraceFolder(cache: folder.path).makeTape(bytes: 8192) }

  var seat: StandBy.Seat {
    let session = JailSession(
      events: AsyncStream { $0.finish() }, write: { _ in },
      end: { [life] in life.isOver.withLock { $0 = true } })
    return StandBy.Seat(tape: tape, session: session)
  }

  private var files: [Bool] {
    [tape.path, tape.input].map { FileManager.default.fileExists(atPath: $0) }
  }

  var isThere: Bool { !life.isOver.withLock(\.self) && files == [true, true] }
  var isGone: Bool { life.isOver.withLock(\.self) && files == [false, false] }
}

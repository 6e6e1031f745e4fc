import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// The real runtimes of Swift and Python in warm workers, whatever the pool would decide.
struct WarmBench {
  let supervisor: JailSupervisor
  let swift: SwiftRuntimes
  let python: Runtime

  init() async throws {
    supervisor = try JailSupervisor(executable: jailPath)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let probe = Probe(searchPath: path)
    let runtimes = repositoryRoot.appending(path: "Runtimes").path
    let toolchain = try await SwiftToolchain.resolve(probe)
    let prelude = SwiftPrelude(runtimes: runtimes, cache: liveCache, searchPath: path)
    let folder = try await prelude.folder(
      toolchain, identity: try prelude.identity(), tool: JailedTool(supervisor: supervisor))
    swift = SwiftRuntimes(toolchain: toolchain, prelude: folder)
    python = PythonLanguage.runtime(try await PythonToolchain.resolve(probe), "\(runtimes)/python")
  }

  /// What a run said and left.
  struct Record {
    var frames: [Frame] = []
    var text = ""
    var files: [String: [UInt8]] = [:]
    var end: JailExit?

    /// The frames' kinds and payloads, as in `R[0,1]`.
    var words: [String] {
      frames.map { String(decoding: [$0.kind] + $0.payload, as: UTF8.self) }
    }
  }

  func worker(_ runtime: Runtime) async throws -> JailWorker {
    var spec = runtime.spec
    if runtime.kind == .tool {
      spec.environment["LD_PRELOAD"] = try #require(supervisor.zygoteLibrary).jail
      spec.environment["FOCUS_ZYGOTE_MAIN"] = "1"
      spec.hasFrames = true
    }
    return try await supervisor.openWorker(spec)
  }

  /// Sends the load and the cases, and waits for as many answers.
  func run(
    _ worker: JailWorker, _ order: RunOrder, load: Frame, cases: [Value] = []
  ) async throws -> Record {
    var order = order
    order.limits.start = CaseBudget(cpu: .seconds(10), wall: .seconds(120))
    order.limits.wall = .seconds(240)
    let session = try worker.run(order)
    session.send(frame: load.bytes, budget: nil)
    for item in cases {
      let budget = CaseBudget(cpu: .seconds(5), wall: .seconds(120))
      session.send(frame: Frame(.callCase, item).bytes, budget: budget)
    }
    var record = Record()
    var reader = FrameReader()
    for await event in session.events {
      switch event {
      case .output(_, let bytes): record.text += String(decoding: bytes, as: UTF8.self)
      case .collected(let name, let bytes): record.files[name] = bytes
      case .ended(let end): record.end = end
      case .started, .idle: break
      case .frames(let bytes, _):
        reader.append(bytes)
        while let frame = try reader.next() { record.frames.append(frame) }
        if !cases.isEmpty, record.frames.count > cases.count { session.kill() }
      }
    }
    return record
  }
}

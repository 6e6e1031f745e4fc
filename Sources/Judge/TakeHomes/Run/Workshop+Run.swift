internal import Domain
internal import Foundation

/// A test program, and what one of its processes is to do.
struct TestOrder: Sendable {
  /// As the jail knows it.
  var program: String
  /// The module whose tests run.
  var module: String
  /// The suite that runs; nil: all of the module's.
  var suite: String?
  /// The one test that runs, by its identifier.
  var test: String?
  var isParallel = false
  /// Whether there are defects in it that can be switched on.
  var hasSwitch = false
  /// The number of the one that is on.
  var defect: UInt64?
  /// Whether tests of ours run after it that show whether what fails is told.
  var hasCanaries = false
  /// Whether ThreadSanitizer watches.
  var isWatched = false
  /// Whether it counts how often its places are reached.
  var isMeasured = false
  /// Whether nothing is compiled meanwhile.
  var isAlone = false
  var rank = Slots.Rank.suites
  var cpu = Duration.seconds(10)
  var wall = Duration.seconds(20)
}

extension Workshop {
  /// The file in which a measured program leaves its counts.
  private static let counts = "own.profraw"

  private struct Arguments: Encodable {
    var parallel: Bool
    var filter: [String]
  }

  /// Runs tests in a process of their own, which a watchdog ends.
  ///
  /// `hear` gets each test as it ends; the process is killed when it wants no more.
  /// Throws: ``JudgeError``, or `CancellationError`.
  func run(
    _ order: TestOrder, hear: (TestRun.Ended, TestRun) -> Bool = { _, _ in true }
  ) async throws -> TestRun {
    let key = String(UInt64.random(in: 0...(.max)), radix: 36)
    var run = TestRun(module: order.module, key: key)
    var canaries = order.hasCanaries ? CanaryRun(key: key) : nil
    var spec = try spec(order)
    spec.environment["FOCUS_KEY"] = key
    spec.environment["FOCUS_CANARY"] = canaries?.orders
    let image = order.hasSwitch ? try showSwitch(order.defect, to: &spec) : nil
    defer { if let image { GradeFiles.remove(image) } }
    // Threads that are to meet need all cores; what waits most of the time needs none.
    let place = order.isWatched || order.isAlone ? slots : testSlots
    let rank = order.isAlone ? Slots.Rank.link : order.rank
    let outcome = try await self.run(spec, rank, alone: order.isAlone, in: place) { stream, bytes in
      guard stream == .stdout else { return true }
      canaries?.take(bytes)
      return run.take(bytes).allSatisfy { hear($0, run) }
    }
    run.end = outcome.end
    run.errors = outcome.errors
    run.counts = outcome.files[Self.counts]
    run.isTampered = canaries?.trouble ?? false
    return run
  }

  /// Shows a process the image that says which defect is on; gives the image's folder on the host.
  private func showSwitch(_ defect: UInt64?, to spec: inout JailSpec) throws -> String {
    let ground = "\(shown[TestGround.name] ?? "")/\(DefectSwitch.library)"
    guard let run = shown[GradeRun.name],
      let bytes = GradeFiles.plainFile(ground, mostBytes: 1 << 20),
      let image = DefectSwitch.image(bytes, defect: defect)
    else { throw JudgeError.cacheUnusable(path: ground, reason: "it can't be read") }
    let folder = "\(run)/switches/\(UInt64.random(in: 0...(.max)))"
    try GradeFiles.makeFolders([folder])
    try GradeFiles.writeProgram(image, "\(folder)/\(DefectSwitch.library)")
    spec.mounts.append(JailSpec.Mount(host: folder, jail: Self.place(DefectSwitch.name)))
    spec.environment["LD_LIBRARY_PATH", default: ""] += ":\(Self.place(DefectSwitch.name))"
    return folder
  }

  /// What matches just this text.
  private static func pattern(_ text: String) -> String {
    String(text.flatMap { "\\.*+?()[]{}|^$/".contains($0) ? ["\\", $0] : [$0] })
  }

  private func spec(_ order: TestOrder) throws -> JailSpec {
    let root = SwiftToolchain.root
    let wanted = order.test ?? order.suite.map { "\($0)/" } ?? ""
    let arguments = Arguments(
      parallel: order.isParallel, filter: ["^" + Self.pattern("\(order.module).\(wanted)")])
    var spec = JailSpec(arguments: [order.program])
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TMPDIR": "/work", "TZ": "UTC",
      "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1",
      "LD_LIBRARY_PATH": "\(root)/lib/swift/linux:/toolchain/lib",
      "FOCUS_TESTS": String(decoding: try JSONEncoder().encode(arguments), as: UTF8.self),
    ]
    spec.mounts = toolchain.driverMounts + SwiftToolchain.zones + mounts
    // The threads of tasks and queues are counted there.
    spec.showsProcesses = true
    spec.tellsAllText = true
    spec.limits.cpu = order.cpu
    spec.limits.wall = order.wall
    spec.limits.memoryBytes = limits.memoryBytes
    spec.limits.processes = 128
    spec.limits.openFiles = 256
    if order.isMeasured {
      spec.environment["LLVM_PROFILE_FILE"] = "/work/\(Self.counts)"
      spec.collected = [Self.counts]
    }
    guard order.isWatched else { return spec }
    spec.limits.memoryBytes = 3 << 30
    spec.environment["TSAN_OPTIONS"] =
      "exitcode=66:halt_on_error=1:external_symbolizer_path=\(root)/bin/llvm-symbolizer"
    return spec
  }
}

internal import Domain
internal import Foundation

/// What every take-home's modules and tests stand on, made once for a toolchain.
///
/// The C modules below Foundation, the testing library's module, the entry of test programs, the
/// switch of mutants, and what teaches ThreadSanitizer about mutexes.
struct TestGround: Sendable {
  /// Its name among the folders that a jail shows.
  static let name = "ground"
  static let moduleOptions =
    ["-module-cache-path", "/work", "-Xcc", "-O0"]
    + ["-fdisable-module-hash", "-fallow-pch-with-different-modules-cache-path"].flatMap {
      ["-Xcc", "-Xclang", "-Xcc", $0]
    }
  private static let source = "import Foundation\nimport Synchronization\nimport Observation\n"
  private static let trouble = "watch-trouble.txt"
  private static let interfaces = ["Testing", "_Testing_Foundation"]
  private static let xctestFile = "XCTestBridge.swift"

  /// On the host.
  let folder: String
  /// A word for all that is in it, and for the toolchain.
  let identity: String
  /// Why ThreadSanitizer does not work here; nil when it does.
  let watchTrouble: String?
  /// A language mode shows in a macro, so each has modules of its own.
  private static let modes = [5, 6]
  /// The C modules by language mode, as files of a compile's work folder.
  private let cModules: [Int: [JailSpec.Placed]]

  init(folder: String, identity: String) {
    self.folder = folder
    self.identity = identity
    let trouble = GradeFiles.plainFile("\(folder)/\(Self.trouble)", mostBytes: 1 << 12)
    watchTrouble = trouble.map { String(decoding: $0, as: UTF8.self) }
    var cModules: [Int: [JailSpec.Placed]] = [:]
    for mode in Self.modes {
      let place = "\(folder)/c\(mode)"
      cModules[mode] = GradeFiles.names(place).map {
        JailSpec.Placed(host: "\(place)/\($0)", name: $0)
      }
    }
    self.cModules = cModules
  }

  func placed(mode: Int) -> [JailSpec.Placed] { cModules[mode] ?? [] }

  /// The module of what runs tests.
  static let entryModule = "FocusEntry"
  /// The module of the tests that show whether what fails is told.
  static let canaryModule = "FocusCanary"

  /// What every test program begins with.
  static var entry: [String] { objects([entryModule, "records"]) }
  /// What a program with defects in it asks which one is on.
  static var mutation: [String] {
    objects([TakeHome.mutationModule, "mutation"])
      + ["\(Workshop.place(name))/\(DefectSwitch.library)"]
  }
  static var canary: [String] { objects([canaryModule]) }
  /// What runs the tests of XCTest; missing where the toolchain has no XCTest.
  static var xctest: [String] { objects([XCTestWrapper.module]) }
  static var mutex: [String] { objects(["mutex"]) }

  private static func objects(_ names: [String]) -> [String] {
    names.map { "\(Workshop.place(name))/\($0).o" }
  }

  /// Makes all of it in an empty folder of the host; `sources` holds our own parts.
  ///
  /// Throws: ``JudgeError``, or `CancellationError`.
  static func build(
    _ folder: String, sources: String, _ workshop: Workshop, _ probe: Probe
  ) async throws {
    try GradeFiles.makeFolders(["\(folder)/c5", "\(folder)/c6", "\(folder)/modules"])
    for mode in modes { try await buildC(folder, mode: mode, workshop, probe) }
    var workshop = workshop.showing([name: folder, "sources": sources])
    workshop.ground = TestGround(folder: folder, identity: "")
    for name in interfaces {
      let path = "lib/swift/linux/\(name).swiftmodule/\(interface(workshop.toolchain.triple))"
      guard exists("\(workshop.toolchain.folder)/\(path)") else { continue }
      let made = try await workshop.module(
        ofInterface: "\(SwiftToolchain.root)/\(path)", named: name)
      try put(made, "\(folder)/modules/\(name).swiftmodule")
    }
    let own = Workshop.place("sources")
    for (name, file) in [(entryModule, "Entry"), (canaryModule, "Canary")] {
      let order = ModuleOrder(name: name, sources: ["\(own)/\(file).swift"], dialect: .ours)
      try put(try await workshop.object(order), "\(folder)/\(order.object)")
    }
    let switching = ModuleOrder(
      name: TakeHome.mutationModule, sources: ["\(own)/Mutation.swift"], dialect: .ours)
    try put(try await workshop.module(switching), "\(folder)/modules/\(switching.module)")
    try put(try await workshop.object(switching), "\(folder)/\(switching.object)")
    if exists("\(workshop.toolchain.libraries)/XCTest.swiftmodule") {
      let bridge = ModuleOrder(
        name: XCTestWrapper.module, sources: ["\(own)/\(xctestFile)"], dialect: .ours)
      try put(try await workshop.module(bridge), "\(folder)/modules/\(bridge.module)")
      try put(try await workshop.object(bridge), "\(folder)/\(bridge.object)")
    }
    for name in ["mutex", "records", "mutation"] {
      try put(
        try await workshop.cObject("\(own)/\(name).c", as: "\(name).o"), "\(folder)/\(name).o")
    }
    let image = DefectSwitch.library
    try put(
      try await workshop.cLibrary("\(own)/switch.c", as: image), "\(folder)/\(image)")
    if let trouble = try await tryWatched(folder, "\(own)/Quiet.swift", workshop) {
      try GradeFiles.write(Array(trouble.utf8), "\(folder)/\(Self.trouble)")
    }
  }

  /// Runs a test that is fine under ThreadSanitizer; gives why that does not work on this machine.
  private static func tryWatched(
    _ folder: String, _ source: String, _ workshop: Workshop
  ) async throws -> String? {
    var order = ModuleOrder(name: "Quiet", sources: [source])
    order.isWatched = true
    try put(try await workshop.object(order), "\(folder)/Quiet.o")
    let place = Workshop.place(name)
    let linked = try await workshop.link(
      ["\(place)/Quiet.o"] + entry + mutex, isWatched: true)
    defer { for name in ["Quiet", "Quiet.o"] { GradeFiles.remove("\(folder)/\(name)") } }
    guard let program = linked.bytes else { return linked.lines.first ?? "It doesn't link." }
    try GradeFiles.writeProgram(program, "\(folder)/Quiet")
    var test = TestOrder(program: "\(place)/Quiet", module: "Quiet")
    test.isWatched = true
    (test.cpu, test.wall) = (.seconds(60), .seconds(120))
    let run = try await workshop.run(test)
    guard run.ended.isEmpty || run.end.status != .exited(0) else { return nil }
    let words = "ThreadSanitizer doesn't run in this machine's jail: \(run.reasonForMissing)"
    return "\(words) \(run.errors)".onOneLine.cut(to: 400)
  }

  private static func interface(_ triple: String) -> String { "\(triple).swiftinterface" }

  /// Which modules there are is learnt from a compile outside the jail; failing is no harm: then
  /// each compile builds what it needs.
  private static func buildC(
    _ folder: String, mode: Int, _ workshop: Workshop, _ probe: Probe
  ) async throws {
    let target = ["-target", workshop.toolchain.triple, "-disable-objc-interop"]
    let warm = ["-module-name", "Warm", "-swift-version", "\(mode)"]
    let rehearsal = "\(folder)/rehearsal"
    try GradeFiles.makeFolders([rehearsal])
    defer { try? FileManager.default.removeItem(atPath: rehearsal) }
    try GradeFiles.write(Array(source.utf8), "\(rehearsal)/warm.swift")
    _ = await probe.ask(
      "\(workshop.toolchain.folder)/bin/swift-frontend",
      ["-frontend", "-typecheck", "\(rehearsal)/warm.swift"] + target + warm + moduleOptions
        + ["-module-cache-path", rehearsal])
    let names = (try? FileManager.default.contentsOfDirectory(atPath: rehearsal)) ?? []
    var spec = workshop.tool(
      [
        "\(SwiftToolchain.root)/bin/swift-frontend", "-frontend", "-typecheck", "/work/warm.swift",
        "-resource-dir", "\(SwiftToolchain.root)/lib/swift",
      ] + target + warm + moduleOptions, mounts: workshop.toolchain.compilerMounts)
    spec.files = [JailSpec.File(name: "warm.swift", bytes: Array(source.utf8))]
    spec.collected = names.filter { $0.hasSuffix(".pcm") }.sorted()
    for (name, bytes) in try await workshop.run(spec).files {
      try GradeFiles.write(bytes, "\(folder)/c\(mode)/\(name)")
    }
  }

  private static func put(_ made: CompileResult, _ path: String) throws(JudgeError) {
    guard let bytes = made.bytes else {
      throw .preludeNotBuilt(output: made.lines.prefix(3).joined(separator: " "))
    }
    try GradeFiles.write(bytes, path)
  }
}

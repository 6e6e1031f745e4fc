internal import Domain

/// What is known of a package by its manifest.
struct ManifestReading: Sendable {
  /// Nil when there is none that can be used.
  var manifest: PackageManifest?
  /// What a reader should know of it.
  var remark: String?
  /// Names that a library of the candidate's must not have: others would find it in their place.
  var taken: Set<String> = []

  /// The folders alone decide.
  static let none = ManifestReading()
}

/// Reads manifests as SwiftPM does: each is compiled and run, in the jail and with nothing of the
/// package beside it.
struct ManifestReader: Sendable {
  static let file = "Package.swift"
  private static let mostBytes = 1 << 20
  /// Changes with what is kept of a manifest.
  private static let form = "manifest 2"
  private static let program = "manifest"
  private static let library = "\(SwiftToolchain.root)/lib/swift/pm/ManifestAPI"
  private static let instead = "The starter's layout and Swift 5 mode are used instead."

  let workshop: Workshop
  /// A folder of the host that jails see as the run's.
  let folder: String
  /// The modules of the project's own.
  let modules: [String]

  /// The bytes of a package's manifest; nil when it has none.
  static func bytes(in candidate: String) -> [UInt8]? {
    GradeFiles.plainFile("\(candidate)/\(file)", mostBytes: mostBytes)
  }

  /// Throws: ``JudgeError``, or `CancellationError`; what is wrong with the manifest is in the reading.
  func read(_ candidate: String) async throws -> ManifestReading {
    guard let bytes = Self.bytes(in: candidate) else {
      return ManifestReading(remark: "There is no \(Self.file). \(Self.instead)")
    }
    let version = ToolsVersion(bytes)
    do {
      let manifest = try PackageManifest(
        output: try await description(bytes, version), toolsVersion: version)
      let remark =
        version.isSaid ? nil : "\(Self.file) doesn't begin with // swift-tools-version: 6.0."
      return ManifestReading(manifest: manifest, remark: remark, taken: taken)
    } catch let trouble as PackageManifest.Trouble {
      return ManifestReading(
        remark: "\(Self.file) wasn't used: \(trouble.reason.cut(to: 300)) \(Self.instead)")
    }
  }

  /// The modules of the toolchain and of the tests.
  private var taken: Set<String> {
    let libraries = workshop.toolchain.libraries
    let parent = libraries.split(separator: "/").dropLast().joined(separator: "/")
    let files = GradeFiles.names(libraries) + GradeFiles.names("/\(parent)")
    let names = files.compactMap { $0.split(separator: ".").first.map(String.init) }
    return Set(
      names + [
        "main", "Testing", "XCTest", XCTestWrapper.module, TakeHome.mutationModule,
        TestGround.entryModule, TestGround.canaryModule,
      ] + modules)
  }

  /// What the manifest's program writes; kept, so that the same manifest runs once.
  private func description(_ bytes: [UInt8], _ version: ToolsVersion) async throws -> String {
    let key = workshop.ground.map { ground in
      TemplateKey.digest([Self.form, ground.identity, version.text], [bytes])
    }
    let (files, _) = try await workshop.shelved(key, count: 1) {
      let program = try await compile(bytes, version)
      let output = try await run(program)
      // What describes no package is tried again.
      _ = try PackageManifest(output: output, toolsVersion: version)
      return ([Array(output.utf8)], CompileResult())
    }
    return files.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func compile(_ bytes: [UInt8], _ version: ToolsVersion) async throws -> [UInt8] {
    try GradeFiles.makeFolders(["\(folder)/candidate", "\(folder)/\(Self.program)"])
    // Where the candidate's files lie, so that complaints name it as the candidate knows it.
    try GradeFiles.write(bytes, "\(folder)/candidate/\(Self.file)")
    var order = ModuleOrder(name: "main", sources: ["\(GradeRun.candidate)/\(Self.file)"])
    order.dialect.mode = version.major >= 6 ? 6 : 5
    order.folders = [Self.library]
    order.manifestVersion = version.text
    let object = try await workshop.object(order, .interface)
    guard let code = object.bytes else {
      throw PackageManifest.Trouble(reason: Self.sentence(object.lines))
    }
    let place = "\(Self.program)/\(order.object)"
    try GradeFiles.write(code, "\(folder)/\(place)")
    let linked = try await workshop.link(
      ["\(Workshop.place(GradeRun.name))/\(place)"], libraries: ["PackageDescription"],
      folders: [Self.library])
    guard let program = linked.bytes else {
      throw PackageManifest.Trouble(reason: Self.sentence(linked.lines))
    }
    return program
  }

  private static func sentence(_ lines: [String]) -> String {
    let line = lines.first ?? "The compiler gave no reason."
    return line.hasSuffix(".") ? line : "\(line)."
  }

  /// It has no network, sees the toolchain alone, and ends soon.
  private func run(_ program: [UInt8]) async throws -> String {
    var spec = JailSpec(
      arguments: [
        "/work/\(Self.program)", "-fileno", "1", "-context",
        #"{"packageDirectory":"\#(GradeRun.candidate)"}"#,
      ])
    spec.environment = [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TMPDIR": "/work", "TZ": "UTC",
      "SWIFT_BACKTRACE": "enable=no",
      "LD_LIBRARY_PATH": "\(SwiftToolchain.root)/lib/swift/linux:\(Self.library):/toolchain/lib",
    ]
    spec.mounts = workshop.toolchain.driverMounts
    spec.files = [JailSpec.File(name: Self.program, bytes: program, isExecutable: true)]
    // Its arguments are read there.
    spec.showsProcesses = true
    spec.tellsAllText = true
    spec.limits.cpu = workshop.limits.manifest
    spec.limits.wall = workshop.limits.manifest * workshop.limits.patience
    spec.limits.processes = 16
    spec.limits.workBytes = Self.mostWorkBytes
    spec.limits.outputBytes = Self.mostBytes
    let outcome = try await workshop.run(spec, .interface)
    guard !outcome.isSuccess else { return outcome.output }
    throw PackageManifest.Trouble(reason: Self.reason(outcome))
  }

  private static let mostWorkBytes = 32 << 20

  private static func reason(_ outcome: Workshop.Outcome) -> String {
    switch outcome.end.cause {
    case .cpuLimit, .wallLimit, .idleLimit: return "It doesn't end."
    case .memoryLimit: return "It needs too much memory."
    case .outputLimit: return "It writes too much."
    case .deniedCall(let call): return "It uses a forbidden system call (\(call))."
    case .cancelled, .jailFailure: return "It was stopped."
    case .program: break
    }
    let words = outcome.errors.split(whereSeparator: \.isNewline).first { $0.contains("rror: ") }
    let reason = words.map { ": \(String($0).cut(to: 200))" } ?? ""
    switch outcome.end.status {
    case .exited(let status): return "It ends with status \(status)\(reason)."
    case .signaled(let signal): return "It crashes\(reason.isEmpty ? " (\(signal))" : reason)."
    }
  }
}

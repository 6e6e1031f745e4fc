internal import Domain

extension Workshop {
  private static let root = SwiftToolchain.root
  /// What the front end is always told.
  private var common: [String] {
    let plugins = "\(Self.root)/lib/swift/host/plugins"
    return [
      "-target", toolchain.triple, "-disable-objc-interop", "-resource-dir",
      "\(Self.root)/lib/swift", "-Onone", "-no-color-diagnostics", "-diagnostic-style", "llvm",
      "-plugin-path", plugins, "-plugin-path", "\(plugins)/testing",
      "-in-process-plugin-server-path",
      "\(Self.root)/lib/swift/host/libSwiftInProcPluginServer.so",
    ] + TestGround.moduleOptions
  }

  /// Changes with everything that compilers and linkers are told.
  var recipe: String {
    (common + arguments(ModuleOrder(name: "", sources: [])) + linking([], libraries: []))
      .joined(separator: " ")
  }

  /// The module's interface for those who import it, without looking into functions.
  func module(_ order: ModuleOrder) async throws -> CompileResult {
    var order = order
    order.code = nil
    return try await compile(
      order, as: order.module,
      ["-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types"],
      .interface)
  }

  /// The module's code.
  func object(_ order: ModuleOrder, _ rank: Slots.Rank = .code) async throws -> CompileResult {
    var order = order
    order.sources = order.code ?? order.sources
    var result = try await compile(order, as: order.object, ["-c"], rank)
    // What ThreadSanitizer and counters add would look like a hook; they come to sources that were looked
    // at before.
    guard order.isForeign, !order.isWatched, !order.isMeasured, let bytes = result.bytes,
      let reason = ObjectHooks.reason(in: bytes, entry: order.dialect.entry)
    else { return result }
    result.bytes = nil
    result.complaints = [Complaint(message: "\(order.name) isn't used: \(reason).")]
    return result
  }

  /// A C source's code, for the test program.
  func cObject(_ source: String, as name: String) async throws -> CompileResult {
    try await clang(["-c", "-O1", "-fPIC", source], giving: name, mounts: toolchain.driverMounts)
  }

  /// A library that is an image of its own.
  func cLibrary(_ source: String, as name: String) async throws -> CompileResult {
    let options = [
      "-shared", "-nostdlib", "-O1", "-fPIC", "--ld-path=\(toolchain.linker)",
      "-Wl,-soname,\(name)",
    ]
    return try await clang(options + [source], giving: name, mounts: linkerMounts)
  }

  private func clang(
    _ arguments: [String], giving name: String, mounts: [JailSpec.Mount]
  ) async throws -> CompileResult {
    var spec = tool(
      ["\(Self.root)/bin/clang", "--target=\(toolchain.triple)"] + arguments
        + ["-o", "/work/\(name)"], mounts: mounts)
    spec.showsProcesses = true
    spec.collected = [name]
    return result(try await run(spec), name)
  }

  /// A module from the interface that the toolchain has of it.
  func module(ofInterface interface: String, named name: String) async throws -> CompileResult {
    var spec = tool(
      [
        "\(Self.root)/bin/swift-frontend", "-frontend", "-compile-module-from-interface", interface,
        "-module-name", name, "-target", toolchain.triple, "-disable-objc-interop",
        "-resource-dir", "\(Self.root)/lib/swift", "-o", "/work/\(name).swiftmodule",
      ] + TestGround.moduleOptions + folders, mounts: toolchain.compilerMounts)
    spec.placed = ground?.placed(mode: 6) ?? []
    spec.collected = ["\(name).swiftmodule"]
    return result(try await run(spec), "\(name).swiftmodule")
  }

  private var folders: [String] {
    ground == nil ? [] : ["-I", "\(Self.place(TestGround.name))/modules"]
  }

  func arguments(_ order: ModuleOrder) -> [String] {
    order.sources + common
      + ["-module-name", order.name, "-suppress-warnings"]
      + (order.manifestVersion.map { ["-package-description-version", $0] } ?? [])
      + (order.hasEntry || order.manifestVersion != nil ? [] : ["-parse-as-library"])
      + order.dialect.arguments + order.folders.flatMap { ["-I", $0] } + folders
      + (order.isTestable ? ["-enable-testing"] : [])
      + (order.isMeasured ? ["-profile-generate", "-profile-coverage-mapping"] : [])
      + (order.isWatched ? ["-sanitize=thread", "-gline-tables-only"] : [])
  }

  private func compile(
    _ order: ModuleOrder, as name: String, _ action: [String], _ rank: Slots.Rank
  ) async throws -> CompileResult {
    let arguments = arguments(order) + action + ["-o", "/work/\(name)"]
    let key = key(arguments, order, order.sources)
    let (files, found) = try await shelved(key, count: 1) {
      let made = result(try await frontend(arguments, order, giving: [name], rank), name)
      return (made.bytes.map { [$0] } ?? [], made)
    }
    var made = found
    made.bytes = files.first
    return made
  }

  private func frontend(
    _ arguments: [String], _ order: ModuleOrder, giving names: [String], _ rank: Slots.Rank
  ) async throws -> Outcome {
    var spec = tool(
      ["\(Self.root)/bin/swift-frontend", "-frontend"] + arguments,
      mounts: toolchain.compilerMounts)
    spec.placed = ground?.placed(mode: order.dialect.mode) ?? []
    spec.collected = names
    return try await run(spec, rank)
  }

  /// The code of some of a module's files, in the order of their names; none when one has errors.
  func objects(
    of files: [String], in order: ModuleOrder, as names: [String], _ rank: Slots.Rank
  ) async throws -> (files: [[UInt8]], result: CompileResult) {
    let chosen = Set(files)
    var others = order
    others.sources = order.sources.filter { !chosen.contains($0) }
    let arguments =
      files.flatMap { ["-primary-file", $0] } + arguments(others) + ["-c"]
      + names.flatMap { ["-o", "/work/\($0)"] }
    let key = key(arguments, order, files + others.sources)
    return try await shelved(key, count: names.count) {
      let outcome = try await frontend(arguments, order, giving: names, rank)
      let objects = names.compactMap { outcome.files[$0] }
      guard outcome.isSuccess, objects.count == names.count else {
        return ([], result(outcome, "\(order.name).o"))
      }
      return (objects, CompileResult())
    }
  }

  private func result(_ outcome: Outcome, _ name: String) -> CompileResult {
    let module = name.split(separator: ".").first.map(String.init) ?? name
    var result = CompileResult(bytes: outcome.isSuccess ? outcome.files[name] : nil)
    guard result.bytes == nil else { return result }
    result.complaints = Complaint.list(outcome.text, roots: roots)
    result.trouble = trouble(outcome, doing: "The compiler on \(module)")
    if result.complaints.isEmpty, result.trouble == nil {
      let words = outcome.text.suffix(300)
      result.trouble = "The compiler failed on \(module) without naming a line. \(words)"
    }
    return result
  }

  /// What paths begin with before the part that a candidate knows.
  var roots: [String] {
    let roots = shown.flatMap { [Self.place($0.key), $0.value] }
    return (roots + roots.map { "\($0)/candidate" }).sorted { $0.count > $1.count }
  }
}

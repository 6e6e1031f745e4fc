internal import Domain

extension Workshop {
  private static let root = SwiftToolchain.root
  private static let program = "tests"
  /// What objects may need of the toolchain; the linker takes what they really do.
  private static let libraries = [
    "Testing", "_Testing_Foundation", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "swiftDispatch",
    "dispatch", "BlocksRuntime", "swiftObservation", "swiftSynchronization", "swift_Concurrency",
    "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder", "swiftDistributed",
    "swiftSwiftOnoneSupport", "swiftGlibc", "swiftCore", "XCTest",
  ]

  /// What the linker's driver is told.
  func linking(
    _ objects: [String], libraries: [String], folders: [String] = [], isWatched: Bool = false,
    isMeasured: Bool = false
  ) -> [String] {
    let swift = "\(Self.root)/lib/swift/linux"
    return [
      "\(Self.root)/bin/clang", "--target=\(toolchain.triple)", "-pie",
      "--ld-path=\(toolchain.linker)", "\(swift)/\(toolchain.architecture)/swiftrt.o",
    ] + objects + (folders + [swift]).flatMap { ["-L", $0] } + ["-Wl,--as-needed"]
      + (Self.libraries.filter(isThere) + libraries).map { "-l\($0)" } + [
        "-lm", "-ldl", "-lpthread",
      ]
      + (isWatched ? ["-fsanitize=thread"] : [])
      + (isMeasured ? ["-fprofile-instr-generate"] : []) + ["-o", "/work/\(Self.program)"]
  }

  private func isThere(_ library: String) -> Bool {
    exists("\(toolchain.libraries)/lib\(library).so")
  }

  /// A test program of these objects, which the jail knows by these paths.
  func link(
    _ objects: [String], libraries: [String] = [], folders: [String] = [], isWatched: Bool = false,
    isMeasured: Bool = false, _ rank: Slots.Rank = .link
  ) async throws -> CompileResult {
    var spec = tool(
      linking(
        objects, libraries: libraries, folders: folders, isWatched: isWatched,
        isMeasured: isMeasured), mounts: linkerMounts)
    spec.showsProcesses = true
    spec.collected = [Self.program]
    let outcome = try await run(spec, rank)
    var result = CompileResult(bytes: outcome.isSuccess ? outcome.files[Self.program] : nil)
    guard result.bytes == nil else { return result }
    result.words = outcome.text
    let lines = outcome.text.split(whereSeparator: \.isNewline)
    let reason = lines.first { $0.contains("undefined") || $0.contains("error") } ?? lines.first
    result.trouble =
      trouble(outcome, doing: "The linker")
      ?? "The linker failed. \(reason.map(String.init) ?? "")"
    return result
  }

  /// The system's libraries, and the linker that the compiler has of its own.
  var linkerMounts: [JailSpec.Mount] {
    let known = Set(toolchain.driverMounts.map(\.jail))
    let linker = toolchain.compilerMounts.filter { $0.jail.hasPrefix("/toolchain/") }
    return toolchain.driverMounts + linker.filter { !known.contains($0.jail) }
  }
}

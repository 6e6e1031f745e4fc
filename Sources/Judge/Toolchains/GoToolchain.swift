internal import Domain

/// A Go toolchain as it really lies on the disk, behind any shim.
struct GoToolchain: ShelvedToolchain {
  static let programs = ["go", "/usr/local/go/bin/go", "/usr/lib/go/bin/go"]
  static let remedy = "Install it with `apt-get install golang-go` (1.19 or later)."

  var version: String
  /// The folder with `bin`, `pkg` and `src`.
  var folder: String
  /// The folder of the compiler and the linker.
  var tools: String
  /// The version of the library of containers, where Debian's package has brought it.
  var gods: String?
  /// The C library: Go's programs need nothing, but what starts them in a worker does.
  var mounts: [JailSpec.Mount] = []

  var go: String { "\(folder)/bin/go" }
  var compiler: String { "\(tools)/compile" }
  var linker: String { "\(tools)/link" }
  var footing: [String] {
    [folder, "\(folder)/VERSION", go, compiler, linker] + mounts.map(\.host)
  }

  /// What changes when another toolchain stands behind the name.
  var identity: String { "\(version) \(folder)\(gods.map { " gods \($0)" } ?? "")" }

  /// The 19 of `go1.19.8`.
  var minor: Int { Self.minor(version) }

  /// Throws: ``JudgeError/toolchainMissing(_:remedy:)``.
  static func resolve(_ probe: Probe) async throws(JudgeError) -> GoToolchain {
    var old = ""
    for name in programs {
      guard let found = await found(name, probe) else { continue }
      if found.minor >= 19 { return found }
      old = "\(found.version) is too old. "
    }
    throw .toolchainMissing(.go, remedy: old + remedy)
  }

  private static func found(_ name: String, _ probe: Probe) async -> GoToolchain? {
    guard let go = probe.find(name) else { return nil }
    let question = ["GOTOOLCHAIN=local", go, "env", "GOVERSION", "GOROOT", "GOTOOLDIR"]
    guard let answer = await probe.ask("env", question), answer.isSuccess else { return nil }
    let facts = answer.output.split(separator: "\n").map(String.init)
    guard facts.count == 3 else { return nil }
    var toolchain = GoToolchain(
      version: facts[0], folder: realPath(facts[1]), tools: realPath(facts[2]))
    guard [toolchain.go, toolchain.compiler, toolchain.linker].allSatisfy(isExecutable) else {
      return nil
    }
    toolchain.gods = await gods(probe)
    if let program = probe.find("env") {
      toolchain.mounts = await SharedLibraries.mounts(
        for: [program], extra: "/toolchain/lib", isInside: { _ in false }, probe: probe)
    }
    return toolchain
  }

  private static func gods(_ probe: Probe) async -> String? {
    guard exists("\(GoPackages.debian)/src/\(GoPackages.gods)") else { return nil }
    let question = ["-W", "-f", "${Version}", GoPackages.godsPackage]
    let answer = await probe.ask("dpkg-query", question)
    guard let answer, answer.isSuccess else { return "of an unknown version" }
    return answer.output.split(separator: "-").first.map(String.init)
  }

  /// A later major version counts as newer than any minor one.
  private static func minor(_ version: String) -> Int {
    let numbers = version.drop { !$0.isNumber }.split(separator: ".")
    guard numbers.count > 1, numbers[0] == "1" else { return numbers.isEmpty ? 0 : .max }
    return Int(numbers[1].prefix { $0.isNumber }) ?? 0
  }
}

internal import Domain

/// A program of its own, compiled outside the harness by the language's usual driver.
enum StandAlone {
  static let program = "program"
  private static let report = CompileReport(milliseconds: 0, cached: false, optimised: false)

  /// What the drivers of compilers use beside their own folders: start files, libraries, a linker.
  static var systemMounts: [JailSpec.Mount] {
    ["/usr/bin", "/usr/include", "/usr/lib", "/usr/libexec", "/lib", "/lib64"]
      .filter(exists).map { JailSpec.Mount(host: realPath($0), jail: $0) }
  }

  /// A compiled program, or what its compiler said.
  static func build(
    _ compiled: JailedTool.Product, as runtime: Runtime, _ diagnostics: [Diagnostic]
  ) -> Build {
    guard compiled.isSuccess, let bytes = compiled.files[program] else {
      let words = compiled.text.isEmpty ? "The compiler was stopped." : compiled.text
      let said = Diagnostic(
        line: 1, column: 1, severity: .error, message: String(words.suffix(400)))
      let hasErrors = diagnostics.contains { $0.severity == .error }
      return Build(diagnostics: hasErrors ? diagnostics : [said], report: report)
    }
    return build(
      runtime, ["/work/\(program)"],
      JailSpec.File(name: program, bytes: bytes, isExecutable: true), diagnostics)
  }

  /// The file that a runtime starts with these arguments, in the place of its harness.
  static func build(
    _ runtime: Runtime, _ arguments: [String], _ file: JailSpec.File,
    _ diagnostics: [Diagnostic] = []
  ) -> Build {
    var runtime = runtime
    runtime.kind = .cold
    runtime.spec.arguments = arguments
    runtime.spec.hasFrames = false
    runtime.spec.runsOwnFiles = true
    runtime.spec.files = [file]
    return Build(
      program: Program(runtime: runtime, load: Load([:])), diagnostics: diagnostics,
      report: report)
  }

  /// The same compiler's tool as a driver, which starts others.
  static func driver(_ tool: Runtime, _ path: String) -> Runtime {
    var driver = tool
    driver.kind = .cold
    driver.key += " driver"
    driver.spec.arguments = [path]
    driver.spec.showsProcesses = true
    driver.spec.runsOwnFiles = false
    let there = Set(driver.spec.mounts.map(\.jail))
    driver.spec.mounts += systemMounts.filter { !there.contains($0.jail) }
    driver.spec.environment["PATH"] = [
      driver.spec.environment["PATH"], "/usr/bin",
    ].compactMap(\.self).joined(separator: ":")
    return driver
  }
}

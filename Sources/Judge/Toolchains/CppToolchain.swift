internal import Domain
internal import Foundation

/// A C++ compiler as it really lies on the disk: the Swift toolchain's own, else the system's.
struct CppToolchain: ShelvedToolchain {
  static let programs = ["swiftc", "clang++", "g++", "ld.gold"]
  static let remedy = "Install it, for example with `apt-get install g++` (10 or later)."

  /// How sources are compiled.
  enum Route: String, Codable, Sendable {
    /// Clang's own compiler and a bare linker, called apart from each other.
    case direct
    /// Clang's driver.
    case clang
    /// GCC's driver.
    case gcc
  }

  var route: Route
  var version: String
  /// On the host, for the harness.
  var compiler: String
  /// In the jail.
  var jailedCompiler: String
  /// The linker's path in the jail, for the direct route.
  var linker = ""
  var architecture = "x86_64"
  /// What a shared library begins and ends with.
  var startFiles: [String] = []
  var compilerMounts: [JailSpec.Mount]
  /// What a compiled program needs.
  var programMounts: [JailSpec.Mount]
  /// Turns addresses into lines, by its path in the jail.
  var symbolizer: String?
  /// AddressSanitizer's own library on the host, where it works.
  var sanitizer: String?
  /// The newest standard that the compiler knows: `c++23`.
  var standard: String
  /// The version of libstdc++, such as 12.
  var library: Int
  var identity: String

  /// The same compiler for C, which brings no C++ library with it.
  var cCompiler: String {
    compiler.hasSuffix("clang++")
      ? String(compiler.dropLast(2)) : compiler.replacing("g++", with: "gcc")
  }

  var footing: [String] { [compiler] + (compilerMounts + programMounts).map(\.host) }

  /// Throws: ``JudgeError/toolchainMissing(_:remedy:)``.
  static func resolve(_ probe: Probe) async throws(JudgeError) -> CppToolchain {
    if let swift = try? await SwiftToolchain.resolve(probe),
      let found = await bundled(swift, probe)
    {
      return found
    }
    for (name, route) in [("clang++", Route.clang), ("g++", .gcc), ("/usr/bin/g++", .gcc)] {
      if let found = await system(name, route, probe) { return found }
    }
    throw .toolchainMissing(.cpp, remedy: remedy)
  }

  private static func bundled(_ swift: SwiftToolchain, _ probe: Probe) async -> CppToolchain? {
    let compiler = "\(swift.folder)/bin/clang++"
    guard let facts = await facts(compiler, probe) else { return nil }
    let symbolizer = "/bin/llvm-symbolizer"
    var found = CppToolchain(
      route: .direct, version: facts.version, compiler: compiler,
      jailedCompiler: "\(SwiftToolchain.root)/bin/clang++", linker: swift.linker,
      architecture: swift.architecture, compilerMounts: swift.compilerMounts,
      programMounts: facts.mounts, standard: facts.standard, library: facts.library,
      identity: "\(facts.version) \(swift.identity)")
    for name in ["crtbeginS.o", "crtendS.o"] {
      guard let answer = await probe.ask(compiler, ["-print-file-name=\(name)"]),
        answer.output.hasPrefix("/usr/lib/gcc")
      else { return nil }
      found.startFiles.append(answer.output.replacing("\n", with: ""))
    }
    if isExecutable(swift.folder + symbolizer) {
      found.symbolizer = SwiftToolchain.root + symbolizer
    }
    let name = "-print-file-name=libclang_rt.asan-\(swift.architecture).so"
    if let answer = await probe.ask(compiler, [name]), answer.output.hasPrefix("/") {
      found.sanitizer = realPath(answer.output.replacing("\n", with: ""))
    }
    found.identity += " \(found.startFiles) \(found.sanitizer ?? "")"
    return found
  }

  private static func system(
    _ name: String, _ route: Route, _ probe: Probe
  ) async -> CppToolchain? {
    guard let compiler = probe.find(name), let facts = await facts(compiler, probe) else {
      return nil
    }
    let system = ["/usr/bin", "/usr/include", "/usr/lib", "/usr/libexec", "/lib", "/lib64"]
      .filter(exists).map { JailSpec.Mount(host: realPath($0), jail: $0) }
    // Clang is told by its name that it compiles C++.
    let file = URL(filePath: realPath(compiler)).deletingLastPathComponent()
      .appending(path: URL(filePath: compiler).lastPathComponent)
    let real = isExecutable(file.path) ? file.path : realPath(compiler)
    let isOutside = !real.hasPrefix("/usr/")
    let folder = file.deletingLastPathComponent().deletingLastPathComponent().path
    let own = isOutside ? [JailSpec.Mount(host: folder, jail: folder)] : []
    return CppToolchain(
      route: route, version: facts.version, compiler: real, jailedCompiler: real,
      compilerMounts: system + own, programMounts: facts.mounts, standard: facts.standard,
      library: facts.library,
      identity: "\(facts.version) \(real)")
  }

  private struct Facts {
    var version: String
    var mounts: [JailSpec.Mount]
    var standard: String
    var library: Int
  }

  /// Compiles and links an empty library with a header that only libstdc++ has; nil when that does
  /// not work.
  private static func facts(_ compiler: String, _ probe: Probe) async -> Facts? {
    let library = FileManager.default.temporaryDirectory
      .appending(path: "\(ProcessMark.own.name)-\(UUID().uuidString).so").path
    defer { try? FileManager.default.removeItem(atPath: library) }
    let source = ["-include", "bits/c++config.h", "-x", "c++", "/dev/null"]
    var standards = ["c++23", "c++2b", "c++20"][...]
    while let standard = standards.first {
      let answer = await probe.ask(
        compiler,
        ["-std=\(standard)", "-fPIC", "-shared"] + source
          + ["-o", library, "-Wl,--no-as-needed", "-lgcc_s"])
      if answer?.isSuccess == true { break }
      standards.removeFirst()
    }
    guard let standard = standards.first, let words = await probe.ask(compiler, ["--version"]),
      let version = words.output.split(separator: "\n").first,
      let macros = await probe.ask(compiler, ["-std=\(standard)", "-dM", "-E"] + source)
    else { return nil }
    let release = macros.output.split(separator: "\n").lazy
      .compactMap {
        $0.hasPrefix("#define _GLIBCXX_RELEASE ") ? $0.split(separator: " ").last : nil
      }
      .first
    let mounts = await SharedLibraries.mounts(
      for: [library], extra: "/toolchain/lib", isInside: { _ in false }, probe: probe)
    return Facts(
      version: String(version), mounts: mounts, standard: standard,
      library: release.flatMap { Int($0) } ?? 0)
  }
}

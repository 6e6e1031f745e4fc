internal import Domain
internal import Foundation

/// A Rust compiler as it really lies on the disk, behind rustup's shim.
struct RustToolchain: ShelvedToolchain {
  static let programs = ["rustc", "cc", "gcc", "clang", "ld.gold", "ld.lld", "ld"]
  static let remedy =
    "Install it, for example with `apt-get install rustc` (1.63 or later)."
  /// Where rustup's toolchain stands in the jail.
  private static let root = "/toolchain/rust"

  var version: String
  /// On the host.
  var compiler: String
  /// The compiler, its folder and the linker in the jail.
  var jailedCompiler: String
  var sysroot: String
  var linker: String
  var architecture: String
  /// The standard library as programs load it, on the host.
  var library: String
  /// What compiles the runner, on the host.
  var cCompiler: String
  var compilerMounts: [JailSpec.Mount]
  /// What a compiled program needs beside the standard library.
  var programMounts: [JailSpec.Mount]

  /// The 95 of `rustc 1.95.0 (…)`.
  var minor: Int {
    let numbers = version.split(separator: " ").dropFirst().first?.split(separator: ".") ?? []
    return numbers.count > 1 && numbers[0] == "1" ? Int(numbers[1]) ?? 0 : 0
  }

  var identity: String { "\(version) \(compiler) \(linker) \(library)" }
  var footing: [String] {
    [compiler, library, cCompiler] + (compilerMounts + programMounts).map(\.host)
  }

  /// Throws: ``JudgeError/toolchainMissing(_:remedy:)``.
  static func resolve(_ probe: Probe) async throws(JudgeError) -> RustToolchain {
    guard let answer = await probe.ask("rustc", ["--version", "--verbose"]), answer.isSuccess,
      let version = answer.output.split(separator: "\n").first,
      let folder = await text(probe, ["--print", "sysroot"])
    else { throw .toolchainMissing(.rust, remedy: remedy) }
    // A folder of the system's own is shown as it is, any other one at a place of its own.
    let isSystem = folder == "/usr"
    let compiler = "\(folder)/bin/rustc"
    guard isRecent(version), isExecutable(compiler),
      let libraries = await text(probe, ["--print", "target-libdir"]),
      let library = standardLibrary(in: [libraries, "\(folder)/lib"])
    else { throw .toolchainMissing(.rust, remedy: remedy) }
    guard let linker = ["ld.gold", "ld.lld", "ld"].lazy.compactMap(probe.find).first,
      let cCompiler = ["cc", "gcc", "clang"].lazy.compactMap(probe.find).first
    else {
      throw .toolchainMissing(
        .rust, remedy: "Rust needs a C compiler and linker: `apt-get install gcc`.")
    }
    let jailedLinker = "/toolchain/bin/\(linker.split(separator: "/").last ?? "ld")"
    let sysroot = isSystem ? folder : root
    let whole =
      isSystem
      ? ["/usr/lib", "/usr/bin/rustc"].map { JailSpec.Mount(host: realPath($0), jail: $0) }
      : [JailSpec.Mount(host: folder, jail: root)]
    let isInside: (String) -> Bool = { $0.hasPrefix(isSystem ? "/usr/lib/" : folder + "/") }
    let tools = await SharedLibraries.mounts(
      for: [compiler, realPath(linker)], extra: "/toolchain/lib", isInside: isInside, probe: probe)
    let loaded = await SharedLibraries.mounts(
      for: [library], extra: "/toolchain/lib", isInside: { _ in false }, probe: probe)
    return RustToolchain(
      version: String(version), compiler: compiler, jailedCompiler: "\(sysroot)/bin/rustc",
      sysroot: sysroot, linker: jailedLinker,
      architecture: answer.output.contains("host: aarch64") ? "aarch64" : "x86_64",
      library: library, cCompiler: cCompiler,
      compilerMounts: whole + [JailSpec.Mount(host: realPath(linker), jail: jailedLinker)] + tools,
      programMounts: loaded)
  }

  private static func text(_ probe: Probe, _ arguments: [String]) async -> String? {
    guard let answer = await probe.ask("rustc", arguments), answer.isSuccess else { return nil }
    return realPath(answer.output.replacing("\n", with: ""))
  }

  private static func isRecent(_ version: Substring) -> Bool {
    let numbers = version.split(separator: " ").dropFirst().first?.split(separator: ".") ?? []
    return !numbers.compactMap { Int($0) }.lexicographicallyPrecedes([1, 63])
  }

  private static func standardLibrary(in folders: [String]) -> String? {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      guard let name = names.first(where: { $0.hasPrefix("libstd-") && $0.hasSuffix(".so") })
      else { continue }
      return "\(folder)/\(name)"
    }
    return nil
  }
}

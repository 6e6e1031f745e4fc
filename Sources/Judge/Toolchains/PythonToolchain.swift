internal import Domain
internal import Foundation

/// A Python interpreter as it really lies on the disk, behind any shim.
struct PythonToolchain: ShelvedToolchain {
  static let programs = ["python3", "/usr/bin/python3", "/usr/local/bin/python3"]
  static let remedy = "Install it, for example with `apt-get install python3` (3.9 or later)."
  static let root = "/toolchain/python"

  var version: String
  var executable: String
  var mounts: [JailSpec.Mount]

  var footing: [String] { mounts.map(\.host) }

  /// What changes when another interpreter stands behind the name.
  var identity: String { "\(version) \(executable)" }

  /// Throws: ``JudgeError/toolchainMissing(_:remedy:)``.
  static func resolve(_ probe: Probe) async throws(JudgeError) -> PythonToolchain {
    var found: String?
    for name in programs {
      guard let facts = await facts(name, probe) else { continue }
      guard facts.isRecent else {
        found = found ?? facts.version
        continue
      }
      return PythonToolchain(
        version: "Python \(facts.version)", executable: facts.executable,
        mounts: await mounts(facts, probe))
    }
    let old = found.map { "Python \($0) is too old. " } ?? ""
    throw .toolchainMissing(.python, remedy: old + remedy)
  }

  private struct Facts {
    var version: String
    var executable: String
    var library: String
    var numbers: [Int]
    var isRecent: Bool { numbers.lexicographicallyPrecedes([3, 9]) == false }
  }

  /// Asked without site packages, so that nothing of the learner's is imported.
  private static let question = """
    import sys, sysconfig, json
    base = getattr(sys, '_base_executable', None) or sys.executable
    print(json.dumps([sys.version.split()[0], base, sysconfig.get_path('stdlib'),
      list(sys.version_info[:2])]))
    """

  private static func facts(_ name: String, _ probe: Probe) async -> Facts? {
    guard let answer = await probe.ask(name, ["-I", "-S", "-B", "-c", question]), answer.isSuccess,
      let value = try? Value(json: answer.output), let items = value.elements, items.count == 4,
      let version = items[0].text, let executable = items[1].text, let library = items[2].text,
      let numbers = items[3].elements?.compactMap(\.integer)
    else { return nil }
    return Facts(
      version: version, executable: realPath(executable), library: library, numbers: numbers)
  }

  /// The interpreter, its standard library and the system libraries of both.
  private static func mounts(_ facts: Facts, _ probe: Probe) async -> [JailSpec.Mount] {
    let folder = facts.library.split(separator: "/").last.map(String.init) ?? "python3"
    let libraries = await SharedLibraries.mounts(
      for: [facts.executable] + extensions(facts.library), extra: "\(root)/lib",
      isInside: { $0.hasPrefix(facts.library) }, probe: probe)
    return [
      JailSpec.Mount(host: facts.executable, jail: "\(root)/bin/python3"),
      JailSpec.Mount(host: realPath(facts.library), jail: "\(root)/lib/\(folder)"),
    ] + libraries
  }

  /// One of the standard modules that need a library which the interpreter itself does not.
  private static func extensions(_ library: String) -> [String] {
    let folder = "\(library)/lib-dynload"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in ["math.", "zlib.", "_ctypes."].contains { name.hasPrefix($0) } }
      .sorted().map { "\(folder)/\($0)" }
  }
}

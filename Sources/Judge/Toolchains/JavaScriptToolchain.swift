internal import Domain
internal import Foundation

/// A Node as it really lies on the disk, behind any shim.
struct JavaScriptToolchain: ShelvedToolchain {
  static let programs = ["node", "nodejs", "/usr/bin/node", "/usr/local/bin/node"]
  static let remedy = "Install it, for example with `apt-get install nodejs` (18 or later)."
  /// Where the toolchain stands in the jail.
  static let root = "/toolchain/node"
  private static let oldest = 18

  var version: String
  var executable: String
  var mounts: [JailSpec.Mount]

  var footing: [String] { mounts.map(\.host) }

  /// What changes when another Node stands behind the name.
  var identity: String { "\(version) \(executable)" }

  /// Throws: ``JudgeError/toolchainMissing(_:remedy:)``.
  static func resolve(_ probe: Probe) async throws(JudgeError) -> JavaScriptToolchain {
    var old: String?
    for name in programs {
      guard let answer = await probe.ask(name, ["-p", "process.version+' '+process.execPath"]),
        answer.isSuccess, answer.output.hasPrefix("v"),
        let space = answer.output.firstIndex(of: " ")
      else { continue }
      let version = answer.output[..<space].dropFirst()
      let path = answer.output[space...].trimmingCharacters(in: .whitespacesAndNewlines)
      guard let major = version.split(separator: ".").first.flatMap({ Int($0) }), major >= oldest
      else {
        old = old ?? "Node \(version) is too old. "
        continue
      }
      let executable = realPath(path)
      return JavaScriptToolchain(
        version: "Node \(version)", executable: executable,
        mounts: await mounts(executable, probe))
    }
    throw .toolchainMissing(.javascript, remedy: (old ?? "") + remedy)
  }

  private static func mounts(_ executable: String, _ probe: Probe) async -> [JailSpec.Mount] {
    let libraries = await SharedLibraries.mounts(
      for: [executable], extra: "\(root)/lib", isInside: { _ in false }, probe: probe)
    // Debian keeps some of Node's own modules outside the program.
    let modules = ["/usr/share/nodejs"].filter(exists).map { JailSpec.Mount(host: $0, jail: $0) }
    return [JailSpec.Mount(host: executable, jail: "\(root)/bin/node")] + libraries + modules
  }
}

internal import Domain
internal import Foundation

/// A Java Development Kit as it really lies on the disk, behind any shim.
struct JavaToolchain: ShelvedToolchain {
  static let programs = ["javac", "/usr/bin/javac", "java"]
  static let remedy =
    "Install it, for example with `apt-get install default-jdk-headless` (17 or later)."
  /// Where the kit's folder stands in the jail.
  static let root = "/toolchain/java"
  private static let oldest = 17

  var version: String
  /// The folder with `bin` and `lib`.
  var folder: String
  var mounts: [JailSpec.Mount]

  var footing: [String] { ["java", "javac"].map { "\(folder)/bin/\($0)" } + mounts.map(\.host) }

  /// What changes when another kit stands behind the name.
  var identity: String { "\(version) \(folder)" }

  static var environment: [String: String] {
    [
      "LC_ALL": "C.UTF-8", "HOME": "/work", "TZ": "UTC",
      "LD_LIBRARY_PATH": "\(root)/lib:\(root)/lib/server:/toolchain/lib",
    ]
  }

  /// Throws: ``JudgeError/toolchainMissing(_:remedy:)``.
  static func resolve(_ probe: Probe) async throws(JudgeError) -> JavaToolchain {
    var reason = ""
    for name in programs {
      guard let facts = await facts(name, probe) else { continue }
      guard let major = facts.version.split(separator: ".").first.flatMap({ Int($0) }),
        major >= oldest
      else {
        reason = "Java \(facts.version) is too old. "
        continue
      }
      guard isExecutable("\(facts.folder)/bin/javac") else {
        reason = "Java \(facts.version) is installed here without its compiler. "
        continue
      }
      return JavaToolchain(
        version: "Java \(facts.version)", folder: facts.folder,
        mounts: await mounts(facts.folder, probe))
    }
    throw .toolchainMissing(.java, remedy: reason + remedy)
  }

  /// Asks the machine behind a program for its own settings.
  private static func facts(
    _ name: String, _ probe: Probe
  ) async -> (version: String, folder: String)? {
    let prefix = name.hasSuffix("javac") ? "-J" : ""
    // Else it leaves a folder `hsperfdata_NAME` in /tmp, whatever TMPDIR says.
    let options = ["-XX:-UsePerfData", "-XshowSettings:properties"].map { prefix + $0 }
    let answer = await probe.ask(name, options + ["-version"])
    guard let answer, answer.isSuccess else { return nil }
    var settings: [String: String] = [:]
    for line in (answer.errors + answer.output).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if parts.count == 2 { settings[parts[0]] = parts[1] }
    }
    guard let version = settings["java.version"], let home = settings["java.home"] else {
      return nil
    }
    return (version, realPath(home))
  }

  private static func mounts(_ folder: String, _ probe: Probe) async -> [JailSpec.Mount] {
    let libraries = ["libjava.so", "libjli.so", "libnio.so", "libzip.so", "server/libjvm.so"]
    let files = ["\(folder)/bin/java"] + libraries.map { "\(folder)/lib/\($0)" }
    return [JailSpec.Mount(host: folder, jail: root)] + settings(folder)
      + (await SharedLibraries.mounts(
        for: files.filter(exists), extra: "/toolchain/lib",
        isInside: { $0.hasPrefix(folder + "/") }, probe: probe))
  }

  /// Debian keeps a kit's settings in `/etc` and links to them.
  private static func settings(_ folder: String) -> [JailSpec.Mount] {
    let links = ["lib/jvm.cfg", "conf/security/java.security"].map { realPath("\(folder)/\($0)") }
    let folders = links.filter { $0.hasPrefix("/etc/") }.map { path in
      path.split(separator: "/").prefix(2).map { "/\($0)" }.joined()
    }
    return Set(folders).sorted().map { JailSpec.Mount(host: $0, jail: $0) }
  }
}

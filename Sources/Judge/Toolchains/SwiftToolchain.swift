internal import Domain
internal import Foundation

/// A Swift toolchain as it really lies on the disk, behind any shim.
struct SwiftToolchain: ShelvedToolchain {
  static let programs = ["swiftc", "ld.gold"]
  static let remedy =
    "Install Swift 6.2 or later from https://www.swift.org/install and put `swiftc` on the PATH."
  /// Where the toolchain's `usr` folder stands in the jail.
  static let root = "/toolchain/swift"

  var version: String
  /// The folder with `bin` and `lib`.
  var folder: String
  /// As in `x86_64-unknown-linux-gnu`.
  var triple: String
  var architecture: String
  /// The linker's path in the jail.
  var linker: String
  /// What a compile needs.
  var compilerMounts: [JailSpec.Mount]
  /// What a compile by the toolchain's own driver needs: the system's libraries for linking.
  var driverMounts: [JailSpec.Mount]
  /// What a compiled program needs.
  var programMounts: [JailSpec.Mount]
  /// Changes when another compiler stands behind the name.
  var identity: String

  var footing: [String] {
    ["swift-frontend", "swiftc", "clang", "lld"].map { "\(folder)/bin/\($0)" }
      + (compilerMounts + driverMounts + programMounts).map(\.host)
  }

  var libraries: String { "\(folder)/lib/swift/linux" }

  /// Throws: ``JudgeError/toolchainMissing(_:remedy:)``.
  static func resolve(_ probe: Probe) async throws(JudgeError) -> SwiftToolchain {
    guard let answer = await probe.ask("swiftc", ["-print-target-info"]), answer.isSuccess,
      let facts = try? Value(json: answer.output), let version = facts["compilerVersion"]?.text,
      let target = facts["target"], let triple = target["triple"]?.text,
      let resources = facts["paths"]?["runtimeResourcePath"]?.text
    else { throw .toolchainMissing(.swift, remedy: remedy) }
    let folder = realPath(resources).replacing("/lib/swift", with: "", maxReplacements: 1)
    guard isExecutable("\(folder)/bin/swift-frontend") else {
      throw .toolchainMissing(.swift, remedy: remedy)
    }
    var toolchain = SwiftToolchain(
      version: version, folder: folder, triple: triple,
      architecture: target["arch"]?.text ?? "x86_64", linker: "\(root)/bin/ld.lld",
      compilerMounts: [], driverMounts: [], programMounts: [],
      identity: "\(version) \(folder) \(stamp(folder))")
    await toolchain.findMounts(probe)
    return toolchain
  }

  /// The world's time zones: Foundation's formatters crash in one whose file they do not find.
  static var zones: [JailSpec.Mount] {
    ["/usr/share/zoneinfo"].filter(exists).map { JailSpec.Mount(host: realPath($0), jail: $0) }
  }

  private mutating func findMounts(_ probe: Probe) async {
    let tree = folder
    let isInside: (String) -> Bool = { $0.hasPrefix(tree + "/") }
    let whole = JailSpec.Mount(host: folder, jail: Self.root)
    var tools = ["swift-frontend", "swift-driver", "clang", "lld", "llvm-symbolizer"]
      .map { "\(folder)/bin/\($0)" }
    var linkers: [JailSpec.Mount] = []
    if let gold = probe.find("ld.gold") {
      linker = "/toolchain/bin/ld.gold"
      linkers = [JailSpec.Mount(host: realPath(gold), jail: linker)]
      tools.append(realPath(gold))
    }
    let headers = ["/usr/include", "/usr/lib/gcc"].filter(exists).map {
      JailSpec.Mount(host: $0, jail: $0)
    }
    let extra = "/toolchain/lib"
    compilerMounts =
      [whole] + linkers + headers
      + (await SharedLibraries.mounts(for: tools, extra: extra, isInside: isInside, probe: probe))
    driverMounts =
      [whole]
      + ["/usr/include", "/usr/lib", "/lib", "/lib64"].filter(exists).map {
        JailSpec.Mount(host: realPath($0), jail: $0)
      }
    let loaded = ["libFoundation.so", "libswift_StringProcessing.so"].map { "\(libraries)/\($0)" }
    programMounts =
      [JailSpec.Mount(host: libraries, jail: "\(Self.root)/lib/swift/linux")] + Self.zones
      + (await SharedLibraries.mounts(for: loaded, extra: extra, isInside: isInside, probe: probe))
  }

  /// The compiler's size and date: a nightly may change without changing its name.
  private static func stamp(_ folder: String) -> String {
    let path = "\(folder)/bin/swift-frontend"
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(facts?[.size] as? Int ?? 0)-\(Int(date))"
  }
}

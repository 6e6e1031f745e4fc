internal import Domain
internal import Foundation
internal import Synchronization

/// Apple's packages that solutions may use, compiled once per toolchain into the cache folder.
///
/// SwiftPM fetches their sources with Focus's own; an installed Focus carries a copy.
final class SwiftLibraries: Sendable {
  /// Counts up when what lies in the folder changes.
  private static let layout = "1"
  /// Where the compiled modules lie in the jail.
  static let root = "/focus/libraries"
  /// What all modules are linked into.
  static let link = "FocusLibraries"
  static let file = "lib\(link).so"
  /// Lists, in the folder, the packages that could be compiled.
  private static let list = "packages"
  static let remedy =
    "Run `./focus serve` once in the folder of Focus's sources, with a network, to fetch them."

  private let runtimes: String
  private let cache: String
  private let probe: Probe
  private let folders: MadeFolders
  private let known = Mutex<[SwiftPackage.Found]>([])

  init(runtimes: String, cache: String, searchPath: String, leash: String? = nil) {
    self.runtimes = runtimes
    self.cache = "\(cache)/libraries"
    folders = MadeFolders(cache: self.cache)
    probe = Probe(searchPath: searchPath, leash: leash)
  }

  /// What there is: compiled if it has been tried, else the packages whose sources are here.
  func names(_ toolchain: SwiftToolchain) -> [String] {
    let found = found
    let place = place(toolchain, found)
    guard let compiled = try? String(contentsOfFile: "\(place)/\(Self.list)", encoding: .utf8)
    else { return found.map(\.name) }
    return compiled.split(separator: "\n").map(String.init)
  }

  /// What to do about missing ones; empty when nothing is missing.
  func remedy(_ toolchain: SwiftToolchain) -> String {
    let names = names(toolchain)
    let missing = SwiftPackage.all.map(\.title).filter { title in
      !names.contains { $0.hasPrefix("\(title) ") }
    }
    if missing.isEmpty { return "" }
    let isFetched = found.count == SwiftPackage.all.count
    return "Without \(missing.joined(separator: ", ")). "
      + (isFetched ? "This toolchain doesn't compile them: try another one." : Self.remedy)
  }

  /// Changes when other packages are here.
  func identity(_ toolchain: SwiftToolchain) -> String { place(toolchain, found) }

  /// The folder of the compiled modules; nil where there is none yet.
  func built(_ toolchain: SwiftToolchain) -> String? {
    let place = place(toolchain, found)
    return folders.isThere(place) ? place : nil
  }

  /// Compiles what is missing; nil without sources.
  ///
  /// A package that does not compile is left out, and not tried again.
  func folder(_ toolchain: SwiftToolchain) async throws -> String? {
    let found = found
    guard !found.isEmpty else { return nil }
    return try await folders.folder(place(toolchain, found)) {
      try await build(toolchain, found, into: $0)
    }
  }

  private func place(_ toolchain: SwiftToolchain, _ found: [SwiftPackage.Found]) -> String {
    let parts = [toolchain.identity, Self.layout] + found.map(\.name)
    return "\(cache)/swift-\(CompileCache.key(parts).prefix(32))"
  }

  /// An installed Focus has the sources beside its runtime files, a clone where SwiftPM puts them.
  private var found: [SwiftPackage.Found] {
    let known = known.withLock(\.self)
    guard known.isEmpty else { return known }
    let found = look()
    self.known.withLock { $0 = found }
    return found
  }

  private func look() -> [SwiftPackage.Found] {
    let clone = "\(runtimes)/.."
    for (folder, versions) in [
      ("\(runtimes)/swift/Libraries", "\(runtimes)/swift/Libraries/Package.resolved"),
      ("\(clone)/.build/checkouts", "\(clone)/Package.resolved"),
    ] {
      let found = SwiftPackage.find(in: folder, versions: versions)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func build(
    _ toolchain: SwiftToolchain, _ found: [SwiftPackage.Found], into draft: String
  ) async throws {
    let names = try await build(toolchain, found, in: draft)
    // Cancelled, not refused: the next one tries again.
    try Task.checkCancellation()
    if names.isEmpty { try emptyFolder(draft) }
    try names.joined(separator: "\n")
      .write(toFile: "\(draft)/\(Self.list)", atomically: true, encoding: .utf8)
  }

  private func emptyFolder(_ path: String) throws {
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// The names of the packages that compile.
  private func build(
    _ toolchain: SwiftToolchain, _ found: [SwiftPackage.Found], in draft: String
  ) async throws -> [String] {
    var names: [String] = []
    var objects: [String] = []
    for package in found {
      try copyHeaders(of: package, to: draft)
      guard let made = await compile(package, toolchain, into: draft) else { continue }
      names.append(package.name)
      objects += made
    }
    let isLinked = await link(objects, toolchain, in: draft)
    for file in objects + ["\(draft)/cache"] { try? FileManager.default.removeItem(atPath: file) }
    return isLinked ? names : []
  }

  /// Whoever imports a module is given the headers that it imports itself.
  private func copyHeaders(of package: SwiftPackage.Found, to draft: String) throws {
    for (name, folder) in package.headers {
      try FileManager.default.copyItem(atPath: folder, toPath: "\(draft)/\(name)")
    }
  }

  /// The package's objects; nil when one of its modules does not compile.
  private func compile(
    _ package: SwiftPackage.Found, _ toolchain: SwiftToolchain, into draft: String
  ) async -> [String]? {
    var objects: [String] = []
    for module in package.package.modules {
      let object = "\(draft)/\(module.name).o"
      let arguments =
        [
          "-O", "-wmo", "-parse-as-library", "-swift-version", package.package.languageVersion,
          "-module-name", module.name, "-package-name", package.package.identifier,
          "-module-cache-path", "\(draft)/cache", "-I", draft, "-emit-module",
          "-emit-module-path", "\(draft)/\(module.name).swiftmodule", "-module-link-name",
          Self.link, "-c", "-o", object,
        ] + Self.includes(draft) + package.package.flags
        + SwiftPackage.sources(below: "\(package.folder)/Sources/\(module.folder)")
      let answer = await probe.ask("\(toolchain.folder)/bin/swiftc", arguments)
      guard answer?.isSuccess == true else { return nil }
      objects.append(object)
    }
    return objects
  }

  /// Swift's own driver would look for the library that the objects name: this one.
  private func link(
    _ objects: [String], _ toolchain: SwiftToolchain, in draft: String
  ) async -> Bool {
    guard !objects.isEmpty else { return false }
    let runtime = "\(toolchain.libraries)/\(toolchain.architecture)/swiftrt.o"
    let answer = await probe.ask(
      "\(toolchain.folder)/bin/clang",
      ["-shared", "-nostdlib", "-fuse-ld=lld", "-o", "\(draft)/\(Self.file)", runtime]
        + objects + ["-lm"])
    return answer?.isSuccess == true
  }

  /// How a compiler finds the modules.
  static func includes(_ folder: String = root) -> [String] {
    ["-I", folder] + SwiftPackage.all.flatMap(\.headers).flatMap { ["-I", "\(folder)/\($0.name)"] }
  }
}

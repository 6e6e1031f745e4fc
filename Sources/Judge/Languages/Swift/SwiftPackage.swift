internal import Domain
internal import Foundation

/// One of the packages whose modules solutions may import.
struct SwiftPackage: Sendable {
  struct Module: Sendable {
    var name: String
    /// Below the package's `Sources`.
    var folder: String

    init(_ name: String, in folder: String? = nil) {
      self.name = name
      self.folder = folder ?? name
    }
  }

  /// Where a package's sources lie on this machine.
  struct Found: Sendable {
    var package: SwiftPackage
    var folder: String
    var version: String

    var name: String { "\(package.title) \(version)" }

    var headers: [(name: String, folder: String)] {
      package.headers.map { ($0.name, "\(folder)/Sources/\($0.folder)") }
    }
  }

  /// Its repository's name.
  var identity: String
  /// The module that stands for all of it.
  var title: String
  var languageVersion: String
  /// In the order in which they import each other.
  var modules: [Module]
  /// Folders with a map of C modules.
  var headers: [Module] = []
  var flags: [String] = []
  /// Types that LeetCode gives to a source that does not import them.
  var types: Set<String> = []
  /// Members that only this package has; a source's own may bear the same name.
  var members: Set<String> = []

  var names: Set<String> { types.union(members) }

  /// As the compiler takes a package's name.
  var identifier: String { identity.replacing("-", with: "_") }

  /// Those that are there, in the order in which they use each other.
  static func find(in folder: String, versions: String) -> [Found] {
    guard let text = try? String(contentsOfFile: versions, encoding: .utf8),
      let pins = try? Value(json: text)["pins"]?.elements
    else { return [] }
    return all.compactMap { package in
      let place = "\(folder)/\(package.identity)"
      let pin = pins.first { $0["identity"]?.text == package.identity }
      guard exists("\(place)/Sources"), let version = pin?["state"]?["version"]?.text
      else { return nil }
      return Found(package: package, folder: realPath(place), version: version)
    }
  }

  static func sources(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}

extension SwiftPackage {
  static let all = [collections, numerics, algorithms]

  /// The package that has a module of this name.
  static func having(_ module: String) -> SwiftPackage? {
    all.first { $0.modules.contains { $0.name == module } }
  }

  /// The package that gives a type of this name.
  static func giving(_ type: String) -> SwiftPackage? { all.first { $0.types.contains(type) } }

  private static let collections = SwiftPackage(
    identity: "swift-collections", title: "Collections", languageVersion: "6",
    modules: [
      Module("InternalCollectionsUtilities"), Module("ContainersPreview"),
      Module("BitCollections"), Module("DequeModule"), Module("HeapModule"),
      Module("OrderedCollections"), Module("HashTreeCollections"), Module("Collections"),
    ],
    flags: [
      "MemberImportVisibility", "BuiltinModule", "Lifetimes", "InoutLifetimeDependence",
      "AddressableParameters", "AddressableTypes", "SuppressedAssociatedTypesWithDefaults",
    ].flatMap { ["-enable-experimental-feature", $0] }
      + [
        "5.0", "5.1", "5.6", "5.7", "5.8", "5.9", "5.10", "6.0", "6.1", "6.2", "6.3", "6.4", "6.5",
      ].flatMap {
        // Whatever it says of Apple's systems, Linux has it.
        ["-enable-experimental-feature", "AvailabilityMacro=SwiftStdlib \($0): macOS 15.0"]
      },
    types: [
      "BitArray", "BitSet", "Deque", "Heap", "OrderedDictionary", "OrderedSet", "TreeDictionary",
      "TreeSet",
    ])

  private static let numerics = SwiftPackage(
    identity: "swift-numerics", title: "Numerics", languageVersion: "5",
    modules: [Module("RealModule"), Module("ComplexModule"), Module("Numerics")],
    headers: [Module("_NumericsShims", in: "_NumericsShims/include")], types: ["Complex"],
    members: ["ElementaryFunctions", "Real", "isApproximatelyEqual", "shifted"])

  private static let algorithms = SwiftPackage(
    identity: "swift-algorithms", title: "Algorithms", languageVersion: "5",
    modules: [Module("Algorithms")],
    members: [
      "adjacentPairs", "chain", "chunked", "chunks", "combinations", "compacted", "cycled",
      "endOfPrefix", "evenlyChunked", "firstNonNil", "grouped", "indexed", "interspersed",
      "keyed", "minAndMax", "partitioned", "partitioningIndex", "permutations", "product",
      "randomSample", "randomStableSample", "reductions", "rotate", "stablePartition",
      "startOfSuffix", "striding", "trimmed", "trimming", "uniqued", "uniquePermutations",
      "windows",
    ])
}

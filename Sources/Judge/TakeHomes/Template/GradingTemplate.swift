internal import Domain
internal import Foundation

/// What a project's answers are graded with, made once of its kits, reference and hidden suites.
struct GradingTemplate: Sendable {
  /// Its name among the folders that a jail shows.
  static let name = "template"
  static let hidden = "\(Workshop.place(name))/hidden"

  /// A hidden suite as the reference passed it.
  struct Suite: Sendable, Codable {
    struct Test: Sendable, Codable, Hashable {
      /// Without the module.
      var id: String
      var name: String
    }

    var name: String
    var tests: [Test]
    /// Wall time.
    var milliseconds: Int
    /// Of all its threads, which a busy machine changes little.
    var cpuMilliseconds: Int

    /// What a process of it may take, by what the reference took.
    func cpu(_ least: Duration) -> Duration { max(least, .milliseconds(milliseconds * 5)) }
  }

  struct Facts: Sendable, Codable {
    /// The module of the hidden suites, which nobody can know beforehand.
    var module: String
    var suites: [Suite] = []
    /// The reference's layers and what they depend on, in the order in which they build on each other.
    var reference: [String] = []
    /// Kits and given modules that were compiled, in the order in which they build on each other.
    var libraries: [String]
    /// The files of modules that have no Swift, below the folder of the modules.
    var headers: [String] = []
    /// What the hidden suites mean by the names that they use.
    var meaning = SuiteMeaning()
    /// The system's libraries that are linked.
    var links: [String] = []
    /// The digests of its files that compiles read, by their paths in it.
    var digests: [String: String] = [:]
  }

  /// On the host.
  let folder: String
  let facts: Facts

  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  init(folder: String) throws(JudgeError) {
    self.folder = folder
    let path = "\(folder)/facts.json"
    guard let data = FileManager.default.contents(atPath: path),
      let facts = try? JSONDecoder().decode(Facts.self, from: data)
    else { throw .cacheUnusable(path: path, reason: "it can't be read") }
    self.facts = facts
  }

  /// The modules of the kits.
  static let modules = "\(Workshop.place(name))/modules"
  /// Where the reference's interfaces lie, and its code with all defects behind switches.
  static let reference = "\(Workshop.place(name))/built"
  /// All hidden suites with that code.
  static let tests = "\(Workshop.place(name))/tests"

  func suite(_ name: String) -> Suite? { facts.suites.first { $0.name == name } }
}

extension GradingTemplate.Facts {
  /// The kits' code, as the jail knows it.
  func objects(isWatched: Bool = false) -> [String] {
    libraries.map {
      "\(Workshop.place(GradingTemplate.name))/\(isWatched ? "watched" : "modules")/\($0).o"
    }
  }

  /// What a compile reads of the kits, as the jail knows it.
  var inner: [String] {
    (libraries.map { "\($0).swiftmodule" } + headers).map { "\(GradingTemplate.modules)/\($0)" }
  }
}

extension SizedFile {
  /// Whether hidden suites share it.
  var isSupport: Bool { name.hasPrefix("Support") }

  /// The name of the suite that a hidden file holds.
  var suite: String { name.split(separator: ".").first.map(String.init) ?? path }
}

extension SwiftDialect {
  static let ofHiddenSuites = SwiftDialect(mode: 5)
}

extension TakeHome.Views {
  /// Those that prove its lines, in their order.
  var suites: [String] { lines.suites }
}

extension [TakeHome.Requirement] {
  /// The hidden suites that prove them, each once.
  fileprivate var suites: [String] {
    reduce(into: []) { names, line in names += line.suites.filter { !names.contains($0) } }
  }
}

extension TakeHome {
  /// Those of its hidden suites that many threads hammer.
  var hammerSuites: [String] {
    var names: [String] = []
    for case .hammer(let suites) in safety.map(\.kind) {
      names += suites.filter { !names.contains($0) }
    }
    return names
  }

  /// Those that prove requirements, in their order.
  var requirementSuites: [String] { requirements.suites }

  /// Those that prove the views.
  var viewSuites: [String] { views?.suites ?? [] }

  /// Every hidden suite once but those of the views.
  var hiddenSuites: [String] {
    let first = requirementSuites
    return first + hammerSuites.filter { !first.contains($0) }
  }
}

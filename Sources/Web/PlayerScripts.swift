import Domain
import Foundation
import JourneyFeature
import SiteKit
import Synchronization

/// The player's modules joined into one file each page asks for once; made again when one of them changes.
final class PlayerScripts: Sendable {
  /// A file as a browser gets it.
  struct Script: Sendable {
    var text: String
    /// Another one where a module has changed.
    var tag: String
  }

  /// What is joined, by the path below the public folder.
  private static let entries = [
    "js/bundles/journey.js": ["index.js", "compare.js", "rehearsal.js"],
    "js/bundles/journey-search.js": ["search-worker.js"],
  ]

  private let folder: URL
  private let known = Mutex<[String: Script]>([:])

  /// `folder` is the public one.
  init(folder: URL) { self.folder = folder.appending(path: "js/journey") }

  /// Nil for another path, and where a module is missing.
  func script(at path: String) -> Script? {
    guard let entries = Self.entries[path] else { return nil }
    let tag = "\"\(stamp)\""
    if let script = known.withLock({ $0[path] }), script.tag == tag { return script }
    let bundle = ModuleBundle { [folder] in
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    guard let text = try? bundle.module(entries) else { return nil }
    let script = Script(text: text, tag: tag)
    known.withLock { $0[path] = script }
    return script
  }

  /// What changes with any of the modules.
  private var stamp: String {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let facts = names.sorted().filter { $0.hasSuffix(".js") }.map { name in
      let found = try? FileManager.default.attributesOfItem(
        atPath: folder.appending(path: name).path)
      let date = (found?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(name) \(found?[.size] as? Int ?? 0) \(date)"
    }
    return String(SHA256.hex(facts.joined(separator: ";").utf8).prefix(32))
  }
}

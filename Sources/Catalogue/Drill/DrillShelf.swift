public import Domain
public import Foundation
internal import Synchronization

/// The interview cards below Focus's own files, read when they are asked for.
///
/// Every verb throws ``CatalogueError`` with the file and, where it has one, the line.
public final class DrillShelf: Sendable {
  /// What was read, and the files as they were then.
  private struct Reading {
    var stamps: [String: Date]
    var cards: [DrillCard]
  }

  private let home: URL
  private let last = Mutex<Reading?>(nil)

  /// `home` holds `Content` and `TakeHomes`.
  public init(home: URL) { self.home = home }

  /// The cards of every deck in `Content/drill`, by deck.
  ///
  /// Cost: reads every deck and every file that proves something, once until a deck changes.
  public func cards() throws(CatalogueError) -> [DrillCard] {
    let folder = home.appending(path: "Content/drill")
    guard folder.isFolder else { return [] }
    let names = try listing(folder).filter { $0.hasSuffix(".yml") }
    let stamps = stamps(of: names, in: folder)
    if let known = last.withLock({ $0 }), known.stamps == stamps { return known.cards }
    var cards: [DrillCard] = []
    var proofs = DrillProofs(home: home)
    let projects = Set(try proofs.projects().map { $0.lowercased() })
    for name in names {
      let file = "Content/drill/\(name)"
      let content = try bytes(of: folder.appending(path: name), name: file)
      guard let text = String(validating: content, as: UTF8.self) else {
        throw .unreadable(file: file, reason: "The file isn't UTF-8.")
      }
      for placed in try DrillFile(yaml: text, deck: String(name.dropLast(4)), file: file).cards {
        var card = placed.card
        card.project = projects.contains(card.deck) ? card.deck : nil
        for entry in placed.proofs {
          if let proof = try proofs.proof(entry) { card.proofs.append(proof) }
        }
        cards.append(card)
      }
    }
    last.withLock { $0 = Reading(stamps: stamps, cards: cards) }
    return cards
  }

  private func stamps(of names: [String], in folder: URL) -> [String: Date] {
    var stamps: [String: Date] = [:]
    for name in names {
      let path = folder.appending(path: name).path
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      stamps[name] = attributes?[.modificationDate] as? Date ?? .distantPast
    }
    return stamps
  }
}

public import Domain
import Markup

/// A message to an open page: what to show instead of what it shows.
public struct LivePatch: Sendable {
  /// Counts the messages of a page; a page that missed one is sent everything.
  public var version: Int
  var path: String
  package var title: String
  var changes: LiveChanges

  /// For the page's script: `html` by identifier, `order` by list, and where the app stands.
  public var json: Value {
    var fields: [String: Value] = [
      "version": .int(version), "path": .string(path), "title": .string(title),
    ]
    if !changes.pieces.isEmpty {
      fields["html"] = .array(changes.pieces.map { [.string($0.id), .string($0.html.text)] })
    }
    if !changes.orders.isEmpty {
      fields["order"] = .array(
        changes.orders.map { order in
          [
            "list": .string(order.list), "keep": .int(order.kept), "drop": .int(order.dropped),
            "add": .array(order.added.map { .string($0) }),
          ]
        })
    }
    return .object(fields)
  }

  /// The identifiers of what is sent, in order.
  public var pieces: [String] { changes.pieces.map(\.id) }
}

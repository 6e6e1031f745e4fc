import Markup

/// What an open page has, so that only what is new or different is sent to it.
struct LiveTable {
  /// Of the pieces with HTML of their own.
  private var stamps: [String: Int] = [:]
  /// Of the lists, in order.
  private var children: [String: [String]] = [:]

  /// How many pieces there are.
  var count: Int { stamps.count + children.count }

  /// What leads from the page as it is to the tree, which it has from then on.
  mutating func changes(to root: LiveNode) -> LiveChanges {
    let before = self
    self = LiveTable()
    stamps.reserveCapacity(before.stamps.count)
    var changes = LiveChanges()
    compare(root, with: before, &changes)
    return changes
  }

  /// Notes that the page has the tree, and nothing else.
  mutating func take(_ root: LiveNode) {
    self = LiveTable()
    note(root)
  }

  private mutating func compare(
    _ node: LiveNode, with before: LiveTable, _ changes: inout LiveChanges
  ) {
    switch node.content {
    case .html(let stamp, _):
      stamps[node.id] = stamp
      if before.stamps[node.id] != stamp { changes.pieces.append((node.id, node.html)) }
    case .nodes(let nodes):
      guard let old = before.children[node.id] else {
        changes.pieces.append((node.id, node.html))
        note(node)
        return
      }
      let new = nodes.map(\.id)
      children[node.id] = new
      if let order = LiveChanges.Order(of: node.id, from: old, to: new) {
        changes.orders.append(order)
      }
      for child in nodes { compare(child, with: before, &changes) }
    }
  }

  private mutating func note(_ node: LiveNode) {
    switch node.content {
    case .html(let stamp, _): stamps[node.id] = stamp
    case .nodes(let nodes):
      children[node.id] = nodes.map(\.id)
      for child in nodes { note(child) }
    }
  }
}

/// What of a page is new or different.
struct LiveChanges: Sendable {
  /// Elements as they are now, by their identifiers.
  var pieces: [(id: String, html: HTML)] = []
  var orders: [Order] = []

  var isEmpty: Bool { pieces.isEmpty && orders.isEmpty }

  /// How a list changed: some at its head stay, some after them go, and others come there.
  struct Order: Equatable, Sendable {
    var list: String
    var kept: Int
    var dropped: Int
    var added: [String]

    /// Nil when nothing has changed.
    init?(of list: String, from old: [String], to new: [String]) {
      let most = min(old.count, new.count)
      var head = 0
      while head < most, old[head] == new[head] { head += 1 }
      guard head < max(old.count, new.count) else { return nil }
      var tail = 0
      while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
        tail += 1
      }
      self.list = list
      kept = head
      dropped = old.count - head - tail
      added = Array(new[head..<(new.count - tail)])
    }
  }
}

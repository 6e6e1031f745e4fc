internal import SwiftSyntax

/// How deep a source's tree is: whoever walks it by recursion needs a stack for it.
enum NestingDepth {
  /// Far more than people write, and little for a stack of eight megabytes.
  static let most = 1500

  /// Whether a tree is deeper than anybody should walk; looked at without recursion.
  static func isTooMuch(_ tree: some SyntaxProtocol) -> Bool {
    var open = [Syntax(tree).children(viewMode: .sourceAccurate).makeIterator()]
    while let last = open.indices.last {
      guard let child = open[last].next() else {
        open.removeLast()
        continue
      }
      guard child.as(TokenSyntax.self) == nil else { continue }
      guard open.count < most else { return true }
      open.append(child.children(viewMode: .sourceAccurate).makeIterator())
    }
    return false
  }
}

// Idea: a tree in which each node leads by names to what lies in it.
class FileSystem {
  private final class Node {
    var below: [Substring: Node] = [:]
    var content: String?
  }

  private let root = Node()

  init() {}

  func ls(_ path: String) -> [String] {
    guard let node = node(at: path) else { return [] }
    if node.content != nil { return [String(path.split(separator: "/").last!)] }
    return node.below.keys.map { String($0) }.sorted()
  }

  func mkdir(_ path: String) {
    _ = created(path)
  }

  func addContentToFile(_ filePath: String, _ content: String) {
    let file = created(filePath)
    file.content = (file.content ?? "") + content
  }

  func readContentFromFile(_ filePath: String) -> String {
    node(at: filePath)?.content ?? ""
  }

  private func node(at path: String) -> Node? {
    var node: Node? = root
    for name in path.split(separator: "/") { node = node?.below[name] }
    return node
  }

  private func created(_ path: String) -> Node {
    var node = root
    for name in path.split(separator: "/") {
      let next = node.below[name] ?? Node()
      node.below[name] = next
      node = next
    }
    return node
  }
}

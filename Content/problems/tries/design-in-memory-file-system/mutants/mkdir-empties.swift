// Bug: mkdir puts a new, empty directory in the place of one that exists.
class FileSystem {
  private final class Node {
    var below: [Substring: Node] = [:]
    var content: String?
  }

  private let root = Node()

  init() {}

  func ls(_ path: String) -> [String] {
    let names = path.split(separator: "/")
    var node: Node? = root
    for name in names { node = node?.below[name] }
    if node?.content != nil { return [String(names.last!)] }
    return (node?.below.keys.map { String($0) } ?? []).sorted()
  }

  func mkdir(_ path: String) {
    let names = path.split(separator: "/")
    guard let last = names.last else { return }
    created(names.dropLast()).below[last] = Node()
  }

  func addContentToFile(_ filePath: String, _ content: String) {
    let node = created(filePath.split(separator: "/")[...])
    node.content = (node.content ?? "") + content
  }

  func readContentFromFile(_ filePath: String) -> String {
    var node: Node? = root
    for name in filePath.split(separator: "/") { node = node?.below[name] }
    return node?.content ?? ""
  }

  private func created(_ names: ArraySlice<Substring>) -> Node {
    var node = root
    for name in names {
      let next = node.below[name] ?? Node()
      node.below[name] = next
      node = next
    }
    return node
  }
}

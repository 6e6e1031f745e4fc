// Bug: too slow. Splits the whole rest of the text again for every single word: O(n^2).
class Codec {
  func serialize(_ root: TreeNode?) -> String {
    var words: [String] = []
    var queue = [root]
    var next = 0
    while next < queue.count {
      if let node = queue[next] {
        words.append(String(node.val))
        queue += [node.left, node.right]
      } else {
        words.append("#")
      }
      next += 1
    }
    return words.joined(separator: ",")
  }

  func deserialize(_ data: String) -> TreeNode? {
    var rest = data

    func read() -> TreeNode? {
      let words = rest.split(separator: ",")
      rest = words.dropFirst().joined(separator: ",")
      return words.first.flatMap { Int($0) }.map { TreeNode($0) }
    }

    let root = read()
    var queue = root.map { [$0] } ?? []
    var next = 0
    while next < queue.count {
      let node = queue[next]
      node.left = read()
      node.right = read()
      queue += [node.left, node.right].compactMap { $0 }
      next += 1
    }
    return root
  }
}

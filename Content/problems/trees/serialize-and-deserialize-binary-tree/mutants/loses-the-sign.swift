// Bug: reads the text character by character and knows digits only, so the sign is lost.
class Codec {
  func serialize(_ root: TreeNode?) -> String {
    guard let node = root else { return "#," }
    return "\(node.val)," + serialize(node.left) + serialize(node.right)
  }

  func deserialize(_ data: String) -> TreeNode? {
    var rest = data.makeIterator()
    func read() -> TreeNode? {
      var value = 0
      while let character = rest.next(), character != "," {
        if character == "#" {
          _ = rest.next()
          return nil
        }
        if let digit = character.wholeNumberValue { value = value * 10 + digit }
      }
      let node = TreeNode(value)
      node.left = read()
      node.right = read()
      return node
    }
    return read()
  }
}

// Idea: a tree of letters, and a search that stands at several nodes at once. A search O(26² ·
// length) with two dots.
class WordDictionary {
  private struct Node {
    /// The node for each letter, 0 for none.
    var below = [Int32](repeating: 0, count: 26)
    var isWord = false
  }

  private var nodes = [Node()]

  init() {}

  func addWord(_ word: String) {
    var place = 0
    for letter in word.utf8 {
      let index = Int(letter) - 97
      if nodes[place].below[index] == 0 {
        nodes[place].below[index] = Int32(nodes.count)
        nodes.append(Node())
      }
      place = Int(nodes[place].below[index])
    }
    nodes[place].isWord = true
  }

  func search(_ word: String) -> Bool {
    var places = [0]
    for letter in word.utf8 {
      var next: [Int] = []
      for place in places {
        if letter == UInt8(ascii: ".") {
          for child in nodes[place].below where child != 0 { next.append(Int(child)) }
        } else {
          let child = Int(nodes[place].below[Int(letter) - 97])
          if child != 0 { next.append(child) }
        }
      }
      places = next
    }
    return places.contains { nodes[$0].isWord }
  }
}

// Idea: walks on the board and down a tree of letters at the same time. Time O(cells · 3^length).
class Solution {
  private struct Node {
    /// The node for each letter, 0 for none.
    var below = [Int32](repeating: 0, count: 26)
    var word: Int?
  }

  private var nodes: [Node] = []
  private var cells: [[Int]] = []
  private var found: [Int] = []

  func findWords(_ board: [[Character]], _ words: [String]) -> [String] {
    nodes = [Node()]
    found = []
    cells = board.map { row in row.map { Int($0.asciiValue ?? 97) - 97 } }
    for (index, word) in words.enumerated() { insert(word, index) }
    for row in cells.indices {
      for column in cells[row].indices { walk(row, column, 0) }
    }
    return found.map { words[$0] }
  }

  private func insert(_ word: String, _ index: Int) {
    var place = 0
    for letter in word.utf8 {
      let letter = Int(letter) - 97
      if nodes[place].below[letter] == 0 {
        nodes[place].below[letter] = Int32(nodes.count)
        nodes.append(Node())
      }
      place = Int(nodes[place].below[letter])
    }
    nodes[place].word = index
  }

  private func walk(_ row: Int, _ column: Int, _ place: Int) {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return }
    let letter = cells[row][column]
    guard letter >= 0, nodes[place].below[letter] != 0 else { return }
    let next = Int(nodes[place].below[letter])
    if let word = nodes[next].word {
      found.append(word)
      nodes[next].word = nil
    }
    cells[row][column] = -1
    walk(row + 1, column, next)
    walk(row - 1, column, next)
    walk(row, column + 1, next)
    walk(row, column - 1, next)
    cells[row][column] = letter
  }
}

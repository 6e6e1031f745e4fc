// Bug: too slow: makes every walk up to the length of the longest word, whatever it spells.
class Solution {
  private var wanted: Set<String> = []
  private var found: Set<String> = []
  private var board: [[Character]] = []
  private var longest = 0

  func findWords(_ board: [[Character]], _ words: [String]) -> [String] {
    wanted = Set(words)
    found = []
    self.board = board
    longest = words.map(\.count).max() ?? 0
    for row in board.indices {
      for column in board[row].indices { walk(row, column, "") }
    }
    return Array(found)
  }

  private func walk(_ row: Int, _ column: Int, _ text: String) {
    guard text.count < longest, board.indices.contains(row), board[row].indices.contains(column),
      board[row][column] != "."
    else { return }
    let letter = board[row][column]
    let longer = text + String(letter)
    if wanted.contains(longer) { found.insert(longer) }
    board[row][column] = "."
    walk(row + 1, column, longer)
    walk(row - 1, column, longer)
    walk(row, column + 1, longer)
    walk(row, column - 1, longer)
    board[row][column] = letter
  }
}

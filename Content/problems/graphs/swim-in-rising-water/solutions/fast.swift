// Idea: always takes in the lowest cell on the shore of the reached region.
class Solution {
  func swimInWater(_ grid: [[Int]]) -> Int {
    let n = grid.count
    var isKnown = grid.map { $0.map { _ in false } }
    var shore = Shore()
    shore.add((grid[0][0], 0, 0))
    isKnown[0][0] = true
    var moment = 0
    while let (height, row, column) = shore.takeLowest() {
      moment = max(moment, height)
      if row == n - 1, column == n - 1 { break }
      for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
      where r >= 0 && r < n && c >= 0 && c < n && !isKnown[r][c] {
        isKnown[r][c] = true
        shore.add((grid[r][c], r, c))
      }
    }
    return moment
  }
}

/// A binary heap: no cell is lower than the one above it.
struct Shore {
  private var cells: [(height: Int, row: Int, column: Int)] = []

  mutating func add(_ cell: (Int, Int, Int)) {
    cells.append(cell)
    var place = cells.count - 1
    while place > 0, cells[place].height < cells[(place - 1) / 2].height {
      cells.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func takeLowest() -> (Int, Int, Int)? {
    guard let first = cells.first, let last = cells.popLast() else { return nil }
    if cells.isEmpty { return first }
    cells[0] = last
    var place = 0
    while 2 * place + 1 < cells.count {
      var child = 2 * place + 1
      if child + 1 < cells.count, cells[child + 1].height < cells[child].height { child += 1 }
      if cells[place].height < cells[child].height { break }
      cells.swapAt(place, child)
      place = child
    }
    return first
  }
}

// Idea: gives every land cell its own label and lowers labels to the smallest neighbour's until
// nothing changes.
class Solution {
  func numIslands(_ grid: [[Character]]) -> Int {
    let rows = grid.count
    let columns = grid[0].count
    // A border of water spares the checks at the edges.
    var labels = [Int](repeating: 0, count: (rows + 2) * (columns + 2))
    var land: [Int] = []
    for row in 0..<rows {
      for column in 0..<columns where grid[row][column] == "1" {
        let cell = (row + 1) * (columns + 2) + column + 1
        labels[cell] = cell
        land.append(cell)
      }
    }
    var isForward = true
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for cell in isForward ? land : land.reversed() {
        for step in [-1, 1, -(columns + 2), columns + 2] {
          let label = labels[cell + step]
          if label > 0, label < labels[cell] {
            labels[cell] = label
            hasChanged = true
          }
        }
      }
      isForward.toggle()
    }
    return land.count { labels[$0] == $0 }
  }
}

// Bug: puts the Pacific at the upper edge only and the Atlantic at the lower edge only.
class Solution {
  func pacificAtlantic(_ heights: [[Int]]) -> [[Int]] {
    let (rows, columns) = (heights.count, heights[0].count)

    func climb(from shore: Int) -> Set<[Int]> {
      var frontier = (0..<columns).map { [shore, $0] }
      var reached = Set(frontier)
      while let cell = frontier.popLast() {
        for (down, right) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
          let next = [cell[0] + down, cell[1] + right]
          guard next[0] >= 0, next[0] < rows, next[1] >= 0, next[1] < columns,
            heights[next[0]][next[1]] >= heights[cell[0]][cell[1]], reached.insert(next).inserted
          else { continue }
          frontier.append(next)
        }
      }
      return reached
    }

    return Array(climb(from: 0).intersection(climb(from: rows - 1)))
  }
}

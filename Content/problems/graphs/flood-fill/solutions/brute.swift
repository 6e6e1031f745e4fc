// Idea: sweeps over the whole image and marks what lies beside a mark, until a sweep finds nothing.
class Solution {
  func floodFill(_ image: [[Int]], _ sr: Int, _ sc: Int, _ color: Int) -> [[Int]] {
    let (rows, columns) = (image.count, image[0].count)
    // A frame of unmarked pixels spares the checks at the borders.
    var isMarked = Array(repeating: Array(repeating: false, count: columns + 2), count: rows + 2)
    isMarked[sr + 1][sc + 1] = true
    var grows = true
    while grows {
      grows = false
      for r in 1...rows {
        for c in 1...columns where image[r - 1][c - 1] == image[sr][sc] && !isMarked[r][c] {
          if isMarked[r - 1][c] || isMarked[r + 1][c] || isMarked[r][c - 1] || isMarked[r][c + 1] {
            isMarked[r][c] = true
            grows = true
          }
        }
      }
    }
    return image.indices.map { r in
      image[r].indices.map { c in isMarked[r + 1][c + 1] ? color : image[r][c] }
    }
  }
}

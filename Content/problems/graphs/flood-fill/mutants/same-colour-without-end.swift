// Bug: does not stop when the new colour is the old one, so painted pixels are painted forever.
class Solution {
  func floodFill(_ image: [[Int]], _ sr: Int, _ sc: Int, _ color: Int) -> [[Int]] {
    var image = image
    let old = image[sr][sc]
    var pixels = [(sr, sc)]
    while let (row, column) = pixels.popLast() {
      image[row][column] = color
      let beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
      for (r, c) in beside
      where image.indices.contains(r) && image[r].indices.contains(c) && image[r][c] == old {
        pixels.append((r, c))
      }
    }
    return image
  }
}

// Idea: paint a pixel, then let its four neighbours do the same.
class Solution {
  func floodFill(_ image: [[Int]], _ sr: Int, _ sc: Int, _ color: Int) -> [[Int]] {
    if image[sr][sc] == color { return image }
    var image = image
    fill(sr, sc, image[sr][sc], color, &image)
    return image
  }

  private func fill(_ row: Int, _ column: Int, _ old: Int, _ new: Int, _ image: inout [[Int]]) {
    guard image.indices.contains(row), image[row].indices.contains(column),
      image[row][column] == old
    else { return }
    image[row][column] = new
    fill(row - 1, column, old, new, &image)
    fill(row + 1, column, old, new, &image)
    fill(row, column - 1, old, new, &image)
    fill(row, column + 1, old, new, &image)
  }
}

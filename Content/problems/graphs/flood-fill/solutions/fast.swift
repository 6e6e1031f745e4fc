// Idea: a list of pixels to visit; whoever has the old colour is painted and passes the paint on.
class Solution {
  func floodFill(_ image: [[Int]], _ sr: Int, _ sc: Int, _ color: Int) -> [[Int]] {
    let old = image[sr][sc]
    if old == color { return image }
    var image = image
    var pixels = [(sr, sc)]
    while let (row, column) = pixels.popLast() {
      guard image.indices.contains(row), image[row].indices.contains(column),
        image[row][column] == old
      else { continue }
      image[row][column] = color
      pixels += [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    }
    return image
  }
}

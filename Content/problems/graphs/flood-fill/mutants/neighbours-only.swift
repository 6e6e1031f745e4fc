// Bug: paints the four neighbours of the first pixel and stops there.
class Solution {
  func floodFill(_ image: [[Int]], _ sr: Int, _ sc: Int, _ color: Int) -> [[Int]] {
    var image = image
    let old = image[sr][sc]
    for (r, c) in [(sr, sc), (sr - 1, sc), (sr + 1, sc), (sr, sc - 1), (sr, sc + 1)]
    where image.indices.contains(r) && image[r].indices.contains(c) && image[r][c] == old {
      image[r][c] = color
    }
    return image
  }
}

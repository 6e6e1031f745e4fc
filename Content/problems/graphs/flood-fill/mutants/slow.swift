// Bug: too slow. Looks through the whole image for the next pixel beside paint, again and again.
class Solution {
  func floodFill(_ image: [[Int]], _ sr: Int, _ sc: Int, _ color: Int) -> [[Int]] {
    var isPainted = image.map { $0.map { _ in false } }
    isPainted[sr][sc] = true
    while let (r, c) = next(image, image[sr][sc], isPainted) { isPainted[r][c] = true }
    return image.indices.map { r in
      image[r].indices.map { c in isPainted[r][c] ? color : image[r][c] }
    }
  }

  private func next(_ image: [[Int]], _ old: Int, _ isPainted: [[Bool]]) -> (Int, Int)? {
    for r in image.indices {
      for c in image[r].indices where image[r][c] == old && !isPainted[r][c] {
        if r > 0 && isPainted[r - 1][c] || c > 0 && isPainted[r][c - 1] { return (r, c) }
        if r + 1 < image.count && isPainted[r + 1][c] { return (r, c) }
        if c + 1 < image[r].count && isPainted[r][c + 1] { return (r, c) }
      }
    }
    return nil
  }
}

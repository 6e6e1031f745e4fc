// Idea: the ways for every ending of the text, from the shortest one on.
class Solution {
  func partition(_ s: String) -> [[String]] {
    let letters = Array(s)
    var ways = [[[String]]](repeating: [], count: letters.count + 1)
    ways[letters.count] = [[]]
    for start in letters.indices.reversed() {
      for end in start..<letters.count {
        let piece = letters[start...end]
        guard piece.elementsEqual(piece.reversed()) else { continue }
        ways[start] += ways[end + 1].map { [String(piece)] + $0 }
      }
    }
    return ways[0]
  }
}

// Bug: too slow: puts each square into its place by walking down from the end.
class Solution {
  func sortedSquares(_ nums: [Int]) -> [Int] {
    var squares: [Int] = []
    for number in nums {
      squares.append(number * number)
      var place = squares.count - 1
      while place > 0 && squares[place - 1] > squares[place] {
        squares.swapAt(place - 1, place)
        place -= 1
      }
    }
    return squares
  }
}

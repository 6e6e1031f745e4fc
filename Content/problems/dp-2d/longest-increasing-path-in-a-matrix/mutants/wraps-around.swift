// Bug: steps over the right edge to the next row.
class Solution {
  func longestIncreasingPath(_ matrix: [[Int]]) -> Int {
    let columns = matrix[0].count
    let numbers = matrix.flatMap { $0 }
    var longest = [Int](repeating: 1, count: numbers.count)
    for cell in numbers.indices.sorted(by: { numbers[$0] < numbers[$1] }) {
      for other in [cell - columns, cell + columns, cell - 1, cell + 1] {
        if numbers.indices.contains(other), numbers[other] < numbers[cell] {
          longest[cell] = max(longest[cell], longest[other] + 1)
        }
      }
    }
    return longest.reduce(1, max)
  }
}

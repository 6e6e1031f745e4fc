// Bug: too slow: filters the rest of the numbers for each one that it leaves behind.
class Solution {
  func searchMatrix(_ matrix: [[Int]], _ target: Int) -> Bool {
    var rest = Array(matrix.joined())
    while let first = rest.first, first < target { rest = rest.filter { $0 > first } }
    return rest.first == target
  }
}

// Idea: takes off the first row and turns the rest by a quarter, again and again.
class Solution {
  func spiralOrder(_ matrix: [[Int]]) -> [Int] {
    guard let first = matrix.first else { return [] }
    let rest = matrix.dropFirst()
    let turned = first.indices.reversed().map { column in rest.map { $0[column] } }
    return first + (rest.isEmpty ? [] : spiralOrder(turned))
  }
}

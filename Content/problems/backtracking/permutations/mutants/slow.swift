// Bug: too slow: tries every number from -10 to 10 in every place and keeps what fits.
class Solution {
  func permute(_ nums: [Int]) -> [[Int]] {
    let wanted = nums.sorted()
    var permutations: [[Int]] = []

    func fill(_ numbers: [Int]) {
      if numbers.count == nums.count {
        if numbers.sorted() == wanted { permutations.append(numbers) }
        return
      }
      for number in -10...10 { fill(numbers + [number]) }
    }

    fill([])
    return permutations
  }
}

// Idea: insert each number at every place of the permutations so far.
class Solution {
  func permute(_ nums: [Int]) -> [[Int]] {
    nums.reduce([[]]) { permutations, number in
      permutations.flatMap { permutation in
        (0...permutation.count).map { place in
          permutation[..<place] + [number] + permutation[place...]
        }
      }
    }
  }
}

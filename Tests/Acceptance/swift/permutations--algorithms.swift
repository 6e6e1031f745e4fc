// Library-heavy: Algorithms' permutations.
import Algorithms

class Solution {
    func permute(_ nums: [Int]) -> [[Int]] {
        Array(nums.permutations())
    }
}

// Library-heavy: combinations of every size, without an import.
class Solution {
    func subsets(_ nums: [Int]) -> [[Int]] {
        Array(nums.combinations(ofCount: 0...nums.count))
    }
}

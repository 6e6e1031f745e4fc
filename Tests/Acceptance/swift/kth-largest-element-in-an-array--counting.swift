// Memory-hungry but allowed: a counter for each value of the official range.
class Solution {
    func findKthLargest(_ nums: [Int], _ k: Int) -> Int {
        let low = nums.min()!, high = nums.max()!
        var counts = [Int](repeating: 0, count: high - low + 1)
        for num in nums { counts[num - low] += 1 }
        var left = k
        for value in stride(from: high, through: low, by: -1) {
            left -= counts[value - low]
            if left <= 0 { return value }
        }
        return low
    }
}

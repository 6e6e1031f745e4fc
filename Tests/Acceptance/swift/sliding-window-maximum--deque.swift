// Library-heavy: Deque from an imported package.
import Collections

class Solution {
    func maxSlidingWindow(_ nums: [Int], _ k: Int) -> [Int] {
        var queue = Deque<Int>()
        var answer = [Int]()
        for i in nums.indices {
            if let first = queue.first, first <= i - k { queue.removeFirst() }
            while let last = queue.last, nums[last] <= nums[i] { queue.removeLast() }
            queue.append(i)
            if i >= k - 1 { answer.append(nums[queue[0]]) }
        }
        return answer
    }
}

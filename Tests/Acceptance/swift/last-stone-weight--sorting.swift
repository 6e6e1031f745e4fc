// Naive but allowed: sorts again after each blow.
class Solution {
    func lastStoneWeight(_ stones: [Int]) -> Int {
        var stones = stones
        while stones.count > 1 {
            stones.sort()
            let a = stones.removeLast()
            let b = stones.removeLast()
            if a > b { stones.append(a - b) }
        }
        return stones.first ?? 0
    }
}

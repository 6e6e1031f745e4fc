// Idiomatic: prefixes in a set, bit by bit.
class Solution {
    func findMaximumXOR(_ nums: [Int]) -> Int {
        var best = 0
        var mask = 0
        for bit in (0..<31).reversed() {
            mask |= 1 << bit
            let prefixes = Set(nums.map { $0 & mask })
            let wish = best | (1 << bit)
            if prefixes.contains(where: { prefixes.contains($0 ^ wish) }) { best = wish }
        }
        return best
    }
}

// Memory-hungry but allowed: breadth first over the amounts, with sets.
class Solution {
    func coinChange(_ coins: [Int], _ amount: Int) -> Int {
        var level: Set<Int> = [0]
        var seen = level
        var steps = 0
        while !level.isEmpty {
            if level.contains(amount) { return steps }
            var next = Set<Int>()
            for sum in level {
                for coin in coins where sum + coin <= amount && !seen.contains(sum + coin) {
                    next.insert(sum + coin)
                }
            }
            seen.formUnion(next)
            level = next
            steps += 1
        }
        return -1
    }
}

// Naive but allowed: walks along the weights.
class Solution {
    let weights: [Int]
    let total: Int

    init(_ w: [Int]) {
        weights = w
        total = w.reduce(0, +)
    }

    func pickIndex() -> Int {
        var ticket = Int.random(in: 0..<total)
        for (index, weight) in weights.enumerated() {
            if ticket < weight { return index }
            ticket -= weight
        }
        return weights.count - 1
    }
}

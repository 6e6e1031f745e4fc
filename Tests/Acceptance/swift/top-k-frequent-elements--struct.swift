// Old form: a structure, with sorting.
struct Solution {
    func topKFrequent(_ nums: [Int], _ k: Int) -> [Int] {
        let counts = nums.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
        return counts.sorted { $0.value > $1.value }.prefix(k).map { $0.key }
    }
}

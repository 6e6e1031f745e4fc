// Memory-hungry but allowed: a dictionary keyed by text.
class Solution {
    func minDistance(_ word1: String, _ word2: String) -> Int {
        let a = Array(word1), b = Array(word2)
        var memo: [String: Int] = [:]
        func go(_ i: Int, _ j: Int) -> Int {
            if i == 0 { return j }
            if j == 0 { return i }
            let key = "\(i),\(j)"
            if let known = memo[key] { return known }
            let result: Int
            if a[i - 1] == b[j - 1] {
                result = go(i - 1, j - 1)
            } else {
                result = 1 + min(go(i - 1, j - 1), min(go(i - 1, j), go(i, j - 1)))
            }
            memo[key] = result
            return result
        }
        return go(a.count, b.count)
    }
}

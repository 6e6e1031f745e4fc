// Recursive with a table of optionals.
class Solution {
    func longestCommonSubsequence(_ text1: String, _ text2: String) -> Int {
        let a = Array(text1), b = Array(text2)
        var memo = [[Int?]](repeating: [Int?](repeating: nil, count: b.count), count: a.count)
        func solve(_ i: Int, _ j: Int) -> Int {
            if i == a.count || j == b.count { return 0 }
            if let known = memo[i][j] { return known }
            let result =
                a[i] == b[j]
                ? 1 + solve(i + 1, j + 1) : max(solve(i + 1, j), solve(i, j + 1))
            memo[i][j] = result
            return result
        }
        return solve(0, 0)
    }
}

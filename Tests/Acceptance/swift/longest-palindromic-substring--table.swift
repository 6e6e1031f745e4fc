// Memory-hungry but allowed: a whole table of flags.
class Solution {
    func longestPalindrome(_ s: String) -> String {
        let letters = Array(s)
        let n = letters.count
        var isPalindrome = [[Bool]](repeating: [Bool](repeating: false, count: n), count: n)
        var best = 0..<0
        for start in stride(from: n - 1, through: 0, by: -1) {
            for end in start..<n where letters[start] == letters[end] {
                if end - start < 3 || isPalindrome[start + 1][end - 1] {
                    isPalindrome[start][end] = true
                    if end - start + 1 > best.count { best = start..<end + 1 }
                }
            }
        }
        return String(letters[best])
    }
}

// Idiomatic: halves an open range.
class Solution: VersionControl {
    func firstBadVersion(_ n: Int) -> Int {
        var (good, bad) = (0, n)
        while bad - good > 1 {
            let middle = good + (bad - good) / 2
            if isBadVersion(middle) { bad = middle } else { good = middle }
        }
        return bad
    }
}

// Library-heavy: a regular expression clears the text.
class Solution {
    func isPalindrome(_ s: String) -> Bool {
        let clean = s.lowercased().replacing(/[^a-z0-9]/, with: "")
        return clean == String(clean.reversed())
    }
}

// Idiomatic: characters are filtered and compared with their reverse.
class Solution {
    func isPalindrome(_ s: String) -> Bool {
        let letters = s.lowercased().filter { $0.isLetter || $0.isNumber }
        return letters.elementsEqual(letters.reversed())
    }
}

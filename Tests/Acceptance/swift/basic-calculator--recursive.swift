// Recursive descent over characters, with an extension of Solution.
class Solution {
    private var text: [Character] = []
    private var position = 0

    func calculate(_ s: String) -> Int {
        text = s.filter { $0 != " " }
        position = 0
        return expression()
    }
}

extension Solution {
    private func expression() -> Int {
        var total = 0
        var sign = 1
        while position < text.count, text[position] != ")" {
            switch text[position] {
            case "+": sign = 1; position += 1
            case "-": sign = -1; position += 1
            case "(":
                position += 1
                total += sign * expression()
                position += 1
            default: total += sign * number()
            }
        }
        return total
    }

    private func number() -> Int {
        var value = 0
        while position < text.count, let digit = text[position].wholeNumberValue {
            value = value * 10 + digit
            position += 1
        }
        return value
    }
}

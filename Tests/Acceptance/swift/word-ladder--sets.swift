// Naive but allowed: every word of the level against every letter.
class Solution {
    func ladderLength(_ beginWord: String, _ endWord: String, _ wordList: [String]) -> Int {
        var words = Set(wordList)
        guard words.contains(endWord) else { return 0 }
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        var level = [beginWord]
        var length = 1
        while !level.isEmpty {
            var next = [String]()
            for word in level {
                if word == endWord { return length }
                var characters = Array(word)
                for i in characters.indices {
                    let original = characters[i]
                    for letter in letters {
                        characters[i] = letter
                        let candidate = String(characters)
                        if words.remove(candidate) != nil { next.append(candidate) }
                    }
                    characters[i] = original
                }
            }
            level = next
            length += 1
        }
        return 0
    }
}

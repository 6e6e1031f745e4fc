// Recursive backtracking on a copy, with a switch of the cell.
class Solution {
    func exist(_ board: [[Character]], _ word: String) -> Bool {
        var board = board
        let letters = Array(word)
        func find(_ r: Int, _ c: Int, _ at: Int) -> Bool {
            if at == letters.count { return true }
            guard board.indices.contains(r), board[0].indices.contains(c), board[r][c] == letters[at]
            else { return false }
            board[r][c] = "#"
            defer { board[r][c] = letters[at] }
            return find(r + 1, c, at + 1) || find(r - 1, c, at + 1) || find(r, c + 1, at + 1)
                || find(r, c - 1, at + 1)
        }
        for r in board.indices {
            for c in board[0].indices where find(r, c, 0) { return true }
        }
        return false
    }
}

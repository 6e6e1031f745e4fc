// Style: recursive with marks in the board
impl Solution {
    pub fn exist(mut board: Vec<Vec<char>>, word: String) -> bool {
        let word: Vec<char> = word.chars().collect();
        (0..board.len()).any(|r| (0..board[0].len()).any(|c| Self::walk(&mut board, r, c, &word)))
    }

    fn walk(board: &mut Vec<Vec<char>>, r: usize, c: usize, word: &[char]) -> bool {
        if board[r][c] != word[0] {
            return false;
        }
        if word.len() == 1 {
            return true;
        }
        board[r][c] = '#';
        let rest = &word[1..];
        let found = (r > 0 && Self::walk(board, r - 1, c, rest))
            || (c > 0 && Self::walk(board, r, c - 1, rest))
            || (r + 1 < board.len() && Self::walk(board, r + 1, c, rest))
            || (c + 1 < board[0].len() && Self::walk(board, r, c + 1, rest));
        board[r][c] = word[0];
        found
    }
}

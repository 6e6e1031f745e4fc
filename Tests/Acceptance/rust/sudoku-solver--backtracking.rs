// Style: recursive, asks the whole board
impl Solution {
    pub fn solve_sudoku(board: &mut Vec<Vec<char>>) {
        Self::solve(board);
    }

    fn solve(board: &mut Vec<Vec<char>>) -> bool {
        for r in 0..9 {
            for c in 0..9 {
                if board[r][c] != '.' {
                    continue;
                }
                for digit in '1'..='9' {
                    let is_taken = (0..9).any(|i| {
                        board[r][i] == digit
                            || board[i][c] == digit
                            || board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit
                    });
                    if is_taken {
                        continue;
                    }
                    board[r][c] = digit;
                    if Self::solve(board) {
                        return true;
                    }
                    board[r][c] = '.';
                }
                return false;
            }
        }
        true
    }
}

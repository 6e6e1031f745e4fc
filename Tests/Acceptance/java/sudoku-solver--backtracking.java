// Style: recursive, asks the whole board for each digit
class Solution {
    public void solveSudoku(char[][] board) {
        solve(board);
    }

    private boolean solve(char[][] board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] != '.') continue;
                for (char digit = '1'; digit <= '9'; digit++) {
                    if (!fits(board, r, c, digit)) continue;
                    board[r][c] = digit;
                    if (solve(board)) return true;
                    board[r][c] = '.';
                }
                return false;
            }
        }
        return true;
    }

    private boolean fits(char[][] board, int r, int c, char digit) {
        for (int i = 0; i < 9; i++) {
            if (board[r][i] == digit || board[i][c] == digit) return false;
            if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
        }
        return true;
    }
}

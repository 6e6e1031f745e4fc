// Library-heavy: bitsets, backtracking in place.
class Solution {
    array<bitset<10>, 9> rows, columns, boxes;
    bool solve(vector<vector<char>>& board, int cell) {
        if (cell == 81) return true;
        int r = cell / 9, c = cell % 9, b = r / 3 * 3 + c / 3;
        if (board[r][c] != '.') return solve(board, cell + 1);
        auto used = rows[r] | columns[c] | boxes[b];
        for (int d = 1; d <= 9; d++) {
            if (used[d]) continue;
            rows[r][d] = columns[c][d] = boxes[b][d] = true;
            board[r][c] = '0' + d;
            if (solve(board, cell + 1)) return true;
            rows[r][d] = columns[c][d] = boxes[b][d] = false;
            board[r][c] = '.';
        }
        return false;
    }
public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') {
                    int d = board[r][c] - '0';
                    rows[r][d] = columns[c][d] = boxes[r / 3 * 3 + c / 3][d] = true;
                }
        solve(board, 0);
    }
};

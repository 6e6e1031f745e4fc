// Backtracking over bits.
class Solution {
    vector<vector<string>> found;
    void place(int n, int columns, int left, int right, vector<string>& board) {
        if ((int)board.size() == n) { found.push_back(board); return; }
        for (int open = ~(columns | left | right) & ((1 << n) - 1); open; open &= open - 1) {
            int bit = open & -open;
            string row(n, '.');
            row[__builtin_ctz(bit)] = 'Q';
            board.push_back(row);
            place(n, columns | bit, (left | bit) << 1, (right | bit) >> 1, board);
            board.pop_back();
        }
    }
public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board;
        place(n, 0, 0, 0, board);
        return found;
    }
};

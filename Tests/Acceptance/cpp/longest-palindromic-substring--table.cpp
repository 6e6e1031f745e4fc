// Memory-hungry: a table of all pairs.
class Solution {
public:
    string longestPalindrome(string s) {
        int n = s.size(), from = 0, best = 1;
        vector<vector<bool>> is(n, vector<bool>(n));
        for (int i = n - 1; i >= 0; i--)
            for (int j = i; j < n; j++) {
                is[i][j] = s[i] == s[j] && (j - i < 3 || is[i + 1][j - 1]);
                if (is[i][j] && j - i + 1 > best) from = i, best = j - i + 1;
            }
        return s.substr(from, best);
    }
};

// Naive but allowed: Floyd and Warshall over at most 100 places.
class Solution {
public:
    int networkDelayTime(vector<vector<int>>& times, int n, int k) {
        const int far = 1e8;
        vector<vector<int>> d(n + 1, vector<int>(n + 1, far));
        for (int i = 1; i <= n; i++) d[i][i] = 0;
        for (auto& t : times) d[t[0]][t[1]] = min(d[t[0]][t[1]], t[2]);
        for (int m = 1; m <= n; m++)
            for (int i = 1; i <= n; i++)
                for (int j = 1; j <= n; j++) d[i][j] = min(d[i][j], d[i][m] + d[m][j]);
        int last = *max_element(d[k].begin() + 1, d[k].end());
        return last >= far ? -1 : last;
    }
};

// A cubic table, which the 300 balloons allow.
class Solution {
    int best[305][305];
public:
    int maxCoins(vector<int>& nums) {
        memset(best, 0, sizeof(best));
        vector<int> all{1};
        all.insert(all.end(), nums.begin(), nums.end());
        all.push_back(1);
        int n = all.size();
        for (int width = 2; width < n; width++)
            for (int left = 0; left + width < n; left++) {
                int right = left + width;
                for (int last = left + 1; last < right; last++)
                    best[left][right] = max(best[left][right], best[left][last] + best[last][right]
                        + all[left] * all[last] * all[right]);
            }
        return best[0][n - 1];
    }
};

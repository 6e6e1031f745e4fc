// Memory-hungry: a table of every coin and amount.
class Solution {
public:
    int coinChange(vector<int>& coins, int amount) {
        int n = coins.size();
        const int none = 1e9;
        vector<vector<int>> best(n + 1, vector<int>(amount + 1, none));
        for (int i = 0; i <= n; i++) best[i][0] = 0;
        for (int i = 1; i <= n; i++)
            for (int a = 1; a <= amount; a++) {
                best[i][a] = best[i - 1][a];
                if (a >= coins[i - 1]) best[i][a] = min(best[i][a], best[i][a - coins[i - 1]] + 1);
            }
        return best[n][amount] >= none ? -1 : best[n][amount];
    }
};

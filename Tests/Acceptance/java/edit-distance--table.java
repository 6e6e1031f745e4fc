// Style: idiomatic, a whole table
class Solution {
    public int minDistance(String word1, String word2) {
        int m = word1.length(), n = word2.length();
        int[][] cost = new int[m + 1][n + 1];
        for (int i = 0; i <= m; i++) {
            for (int j = 0; j <= n; j++) {
                if (i == 0 || j == 0) cost[i][j] = i + j;
                else if (word1.charAt(i - 1) == word2.charAt(j - 1)) cost[i][j] = cost[i - 1][j - 1];
                else cost[i][j] = 1 + Math.min(cost[i - 1][j - 1], Math.min(cost[i][j - 1], cost[i - 1][j]));
            }
        }
        return cost[m][n];
    }
}

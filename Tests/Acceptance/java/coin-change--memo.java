// Style: recursive with a memo, as deep as the amount
class Solution {
    private int[] memo;

    public int coinChange(int[] coins, int amount) {
        memo = new int[amount + 1];
        int best = fewest(coins, amount);
        return best == Integer.MAX_VALUE ? -1 : best;
    }

    private int fewest(int[] coins, int amount) {
        if (amount == 0) return 0;
        if (amount < 0) return Integer.MAX_VALUE;
        if (memo[amount] != 0) return memo[amount];
        int best = Integer.MAX_VALUE;
        for (int coin : coins) {
            int rest = fewest(coins, amount - coin);
            if (rest != Integer.MAX_VALUE) best = Math.min(best, rest + 1);
        }
        return memo[amount] = best;
    }
}

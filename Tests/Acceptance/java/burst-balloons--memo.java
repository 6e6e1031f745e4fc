// Style: recursive with a memo
class Solution {
    private int[] values;
    private Integer[][] memo;

    public int maxCoins(int[] nums) {
        int n = nums.length;
        values = new int[n + 2];
        values[0] = values[n + 1] = 1;
        System.arraycopy(nums, 0, values, 1, n);
        memo = new Integer[n + 2][n + 2];
        return best(0, n + 1);
    }

    private int best(int left, int right) {
        if (right - left < 2) return 0;
        if (memo[left][right] != null) return memo[left][right];
        int most = 0;
        for (int last = left + 1; last < right; last++) {
            most = Math.max(most,
                values[left] * values[last] * values[right] + best(left, last) + best(last, right));
        }
        return memo[left][right] = most;
    }
}

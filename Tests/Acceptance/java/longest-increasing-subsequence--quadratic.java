// Style: naive, n² as 2500 numbers allow
class Solution {
    public int lengthOfLIS(int[] nums) {
        int[] ends = new int[nums.length];
        for (int i = 0; i < nums.length; i++) {
            ends[i] = 1;
            for (int j = 0; j < i; j++) {
                if (nums[j] < nums[i]) ends[i] = Math.max(ends[i], ends[j] + 1);
            }
        }
        return Arrays.stream(ends).max().getAsInt();
    }
}

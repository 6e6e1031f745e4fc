// Style: counts each value, which the official range of 2 * 10^4 values allows
class Solution {
    public int findKthLargest(int[] nums, int k) {
        int[] counts = new int[20001];
        for (int n : nums) counts[n + 10000]++;
        for (int v = 20000; ; v--) {
            k -= counts[v];
            if (k <= 0) return v - 10000;
        }
    }
}

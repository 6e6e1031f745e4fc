// Style: naive, sorts again after each turn, as 30 stones allow
class Solution {
    public int lastStoneWeight(int[] stones) {
        for (int left = stones.length; left > 1; left--) {
            Arrays.sort(stones);
            int n = stones.length;
            stones[n - 1] -= stones[n - 2];
            stones[n - 2] = 0;
        }
        Arrays.sort(stones);
        return stones[stones.length - 1];
    }
}

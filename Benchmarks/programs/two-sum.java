class Solution {
    public int[] twoSum(int[] nums, int target) {
        Map<Integer, Integer> places = new HashMap<>();
        for (int index = 0; index < nums.length; index++) {
            Integer other = places.get(target - nums[index]);
            if (other != null) return new int[] {other, index};
            places.put(nums[index], index);
        }
        return new int[0];
    }
}

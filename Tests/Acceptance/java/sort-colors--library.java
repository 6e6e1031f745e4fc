// Style: sorts with the library
class Solution {
    public void sortColors(int[] nums) {
        Arrays.sort(nums);
    }
}

// Style: library-heavy, a set of lists against duplicates
import java.util.*;

class Solution {
    public List<List<Integer>> threeSum(int[] nums) {
        Arrays.sort(nums);
        Set<List<Integer>> found = new HashSet<>();
        for (int i = 0; i + 2 < nums.length; i++) {
            int low = i + 1, high = nums.length - 1;
            while (low < high) {
                int sum = nums[i] + nums[low] + nums[high];
                if (sum == 0) found.add(Arrays.asList(nums[i], nums[low++], nums[high--]));
                else if (sum < 0) low++;
                else high--;
            }
        }
        return new ArrayList<>(found);
    }
}

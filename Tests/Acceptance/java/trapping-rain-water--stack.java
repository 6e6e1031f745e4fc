// Style: library-heavy, java.util.Stack
class Solution {
    public int trap(int[] height) {
        Stack<Integer> stack = new Stack<>();
        int water = 0;
        for (int i = 0; i < height.length; i++) {
            while (!stack.isEmpty() && height[i] > height[stack.peek()]) {
                int floor = stack.pop();
                if (stack.isEmpty()) break;
                int left = stack.peek();
                water += (i - left - 1) * (Math.min(height[left], height[i]) - height[floor]);
            }
            stack.push(i);
        }
        return water;
    }
}

// A struct instead of a class, with two running ends.
struct Solution {
    int trap(const vector<int>& height) {
        int left = 0, right = (int)height.size() - 1, low = 0, water = 0;
        while (left < right) {
            int side = height[left] < height[right] ? height[left++] : height[right--];
            low = max(low, side);
            water += low - side;
        }
        return water;
    }
};

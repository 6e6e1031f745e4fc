// C++20 ranges.
class Solution {
public:
    int search(vector<int>& nums, int target) {
        auto place = ranges::lower_bound(nums, target);
        return place != nums.end() && *place == target ? int(place - nums.begin()) : -1;
    }
};

class Solution {
public:
    vector<int> twoSum(vector<int>& nums, int target) {
        unordered_map<int, int> places;
        for (int index = 0; index < (int)nums.size(); index++) {
            auto other = places.find(target - nums[index]);
            if (other != places.end()) return {other->second, index};
            places[nums[index]] = index;
        }
        return {};
    }
};

// The library's rotate, and long long for an int.
class Solution {
public:
    void rotate(vector<int>& nums, long long k) {
        std::rotate(nums.rbegin(), nums.rbegin() + k % nums.size(), nums.rend());
    }
};

// Library-heavy: a multiset of the window.
class Solution {
public:
    vector<int> maxSlidingWindow(vector<int>& nums, int k) {
        multiset<int> window(nums.begin(), nums.begin() + k);
        vector<int> answer{*window.rbegin()};
        for (size_t i = k; i < nums.size(); i++) {
            window.erase(window.find(nums[i - k]));
            window.insert(nums[i]);
            answer.push_back(*window.rbegin());
        }
        return answer;
    }
};

// Naive: every subarray, which LeetCode's 20,000 numbers allow.
class Solution {
public:
    int subarraySum(vector<int>& nums, int k) {
        int count = 0;
        for (size_t i = 0; i < nums.size(); i++)
            for (long sum = 0, j = i; j < (long)nums.size(); j++)
                if ((sum += nums[j]) == k) count++;
        return count;
    }
};

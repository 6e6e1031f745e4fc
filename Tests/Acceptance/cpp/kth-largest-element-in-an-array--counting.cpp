// Memory-hungry: counting over the official range of values.
class Solution {
public:
    int findKthLargest(vector<int>& nums, int k) {
        static int counts[20001];
        memset(counts, 0, sizeof counts);
        for (int x : nums) counts[x + 10000]++;
        for (int v = 20000; v >= 0; v--)
            if ((k -= counts[v]) <= 0) return v - 10000;
        return 0;
    }
};

// A large bitset as a static.
class Solution {
public:
    int findDuplicate(vector<int>& nums) {
        static bitset<100001> seen;
        seen.reset();
        for (int x : nums) {
            if (seen[x]) return x;
            seen[x] = 1;
        }
        return -1;
    }
};

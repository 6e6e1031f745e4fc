// C++23: a recursive lambda by deducing this, over a memo.
class Solution {
public:
    int climbStairs(int n) {
        vector<int> memo(n + 2, 0);
        auto ways = [&](this auto&& self, int left) -> int {
            if (left <= 1) return 1;
            int& known = memo[left];
            return known ? known : known = self(left - 1) + self(left - 2);
        };
        return ways(n);
    }
};

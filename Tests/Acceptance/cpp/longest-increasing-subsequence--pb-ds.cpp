// pb_ds: an order-statistics tree holds the ends of the best rows.
#include <ext/pb_ds/assoc_container.hpp>
#include <ext/pb_ds/tree_policy.hpp>
using namespace __gnu_pbds;
typedef tree<int, null_type, less<int>, rb_tree_tag, tree_order_statistics_node_update> Ordered;

class Solution {
public:
    int lengthOfLIS(vector<int>& nums) {
        Ordered ends;
        for (int x : nums) {
            auto place = ends.lower_bound(x);
            if (place != ends.end()) ends.erase(place);
            ends.insert(x);
        }
        return (int)ends.size();
    }
};

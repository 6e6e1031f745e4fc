// C++23: contains, structured bindings, ranges with projections.
class Solution {
public:
    vector<int> topKFrequent(vector<int>& nums, int k) {
        unordered_map<int, int> counts;
        for (int x : nums) if (counts.contains(x)) counts[x]++; else counts[x] = 1;
        vector<pair<int, int>> all(counts.begin(), counts.end());
        ranges::partial_sort(all, all.begin() + k, greater{}, &pair<int, int>::second);
        vector<int> answer;
        for (auto [value, count] : all | views::take(k)) answer.push_back(value);
        return answer;
    }
};

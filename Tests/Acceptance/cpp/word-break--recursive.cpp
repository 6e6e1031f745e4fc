// Recursive with a memo in a member; the words by constant reference.
class Solution {
    unordered_set<string> words;
    vector<int> memo;
    bool can(const string& s, int from) {
        if (from == (int)s.size()) return true;
        if (memo[from] != -1) return memo[from];
        for (int end = from + 1; end <= (int)s.size(); end++)
            if (words.count(s.substr(from, end - from)) && can(s, end)) return memo[from] = 1;
        return memo[from] = 0;
    }
public:
    bool wordBreak(string s, const vector<string>& wordDict) {
        words = {wordDict.begin(), wordDict.end()};
        memo.assign(s.size(), -1);
        return can(s, 0);
    }
};

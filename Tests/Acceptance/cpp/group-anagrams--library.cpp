// Library-heavy: a map by the sorted letters, ranges and moves.
class Solution {
public:
    vector<vector<string>> groupAnagrams(vector<string>& strs) {
        map<string, vector<string>> groups;
        for (string& word : strs) {
            string key = word;
            ranges::sort(key);
            groups[key].push_back(std::move(word));
        }
        vector<vector<string>> answer;
        for (auto& [key, words] : groups) answer.push_back(std::move(words));
        return answer;
    }
};

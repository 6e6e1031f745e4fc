// A design class without a constructor.
class MinStack {
    vector<pair<int, int>> all;
public:
    void push(int val) { all.push_back({val, all.empty() ? val : min(val, all.back().second)}); }
    void pop() { all.pop_back(); }
    int top() { return all.back().first; }
    int getMin() { return all.back().second; }
};

// Competitive: macros, global arrays and a speed-up before anything runs.
#include <bits/stdc++.h>
#define rep(i, n) for (int i = 0; i < (int)(n); i++)
#define pb push_back
using namespace std;
typedef long long ll;
static int speedup = [] { ios::sync_with_stdio(false); cin.tie(nullptr); return 0; }();
vector<int> after[2005];
int degree[2005];

class Solution {
public:
    bool canFinish(int numCourses, vector<vector<int>>& prerequisites) {
        rep(i, numCourses) after[i].clear(), degree[i] = 0;
        for (auto& p : prerequisites) after[p[1]].pb(p[0]), degree[p[0]]++;
        queue<int> open;
        rep(i, numCourses) if (!degree[i]) open.push(i);
        int done = 0;
        while (!open.empty()) {
            int course = open.front(); open.pop(); done++;
            for (int next : after[course]) if (--degree[next] == 0) open.push(next);
        }
        return done == numCourses;
    }
};

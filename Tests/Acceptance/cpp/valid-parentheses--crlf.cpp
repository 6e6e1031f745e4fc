// A file from Windows: CRLF, tabs and a byte order mark.
class Solution {
public:
	bool isValid(string s) {
		stack<char> open;
		for (char c : s) {
			if (c == '(') open.push(')');
			else if (c == '[') open.push(']');
			else if (c == '{') open.push('}');
			else if (open.empty() || open.top() != c) return false;
			else open.pop();
		}
		return open.empty();
	}
};

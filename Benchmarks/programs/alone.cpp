
static vector<int> parsed(string line) {
    for (char& letter : line) if (letter == '[' || letter == ']' || letter == ',') letter = ' ';
    istringstream words(line);
    return vector<int>(istream_iterator<int>(words), {});
}

int main() {
    string list, target;
    while (getline(cin, list) && getline(cin, target)) {
        vector<int> nums = parsed(list);
        for (int place : Solution().twoSum(nums, parsed(target)[0])) cout << place << ' ';
        cout << '\n';
    }
}


static vector<int> numbers(string line) {
    for (char& letter : line) if (letter == '[' || letter == ']' || letter == ',') letter = ' ';
    istringstream words(line);
    return vector<int>(istream_iterator<int>(words), {});
}

int main() {
    string list, target;
    while (getline(cin, list) && getline(cin, target)) {
        vector<int> nums = numbers(list);
        for (int place : Solution().twoSum(nums, numbers(target)[0])) cout << place << ' ';
        cout << '\n';
    }
}

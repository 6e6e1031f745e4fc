// Style: LeetCode's function that returns a function.
var solution = function(isBadVersion) {
    return function(n) {
        let [low, high] = [1, n];
        while (low < high) {
            const middle = Math.floor(low + (high - low) / 2);
            if (isBadVersion(middle)) high = middle;
            else low = middle + 1;
        }
        return low;
    };
};

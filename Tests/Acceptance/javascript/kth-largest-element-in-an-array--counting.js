// Style: memory for time, a counter for each possible value.
var findKthLargest = function(nums, k) {
    const offset = 10000;
    const counts = new Uint32Array(2 * offset + 1);
    for (const num of nums) counts[num + offset]++;
    for (let value = 2 * offset; value >= 0; value--) {
        k -= counts[value];
        if (k <= 0) return value - offset;
    }
};

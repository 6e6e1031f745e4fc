// Style: naive, allowed by the official bounds.
var sortColors = function(nums) {
    for (let i = 0; i < nums.length; i++)
        for (let j = 0; j + 1 < nums.length - i; j++)
            if (nums[j] > nums[j + 1]) [nums[j], nums[j + 1]] = [nums[j + 1], nums[j]];
};

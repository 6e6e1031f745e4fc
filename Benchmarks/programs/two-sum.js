/**
 * @param {number[]} nums
 * @param {number} target
 * @return {number[]}
 */
var twoSum = function(nums, target) {
    const places = new Map();
    for (let index = 0; index < nums.length; index++) {
        const other = places.get(target - nums[index]);
        if (other !== undefined) return [other, index];
        places.set(nums[index], index);
    }
    return [];
};

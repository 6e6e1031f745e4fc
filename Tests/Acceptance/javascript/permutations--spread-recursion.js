// Style: recursive with spreads.
const permute = nums => nums.length < 2
    ? [nums]
    : nums.flatMap((num, i) => permute([...nums.slice(0, i), ...nums.slice(i + 1)]).map(rest => [num, ...rest]));

module.exports = { permute };

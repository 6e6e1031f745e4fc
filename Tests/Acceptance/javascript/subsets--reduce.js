// Style: a fold that doubles.
var subsets = nums => nums.reduce((all, num) => [...all, ...all.map(subset => [...subset, num])], [[]]);

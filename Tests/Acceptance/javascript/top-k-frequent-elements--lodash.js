// Style: lodash all the way.
var topKFrequent = function(nums, k) {
    return _.chain(nums)
        .countBy()
        .toPairs()
        .orderBy(pair => pair[1], 'desc')
        .take(k)
        .map(pair => Number(pair[0]))
        .value();
};

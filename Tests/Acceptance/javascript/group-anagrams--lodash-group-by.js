// Style: lodash groups and hands out the values.
const groupAnagrams = strs => _.values(_.groupBy(strs, word => [...word].sort().join('')));

// Style: a recursion that remembers in an object.
var minDistance = function(word1, word2) {
    const memo = {};
    const distance = (i, j) => {
        if (i === word1.length) return word2.length - j;
        if (j === word2.length) return word1.length - i;
        const key = `${i},${j}`;
        if (key in memo) return memo[key];
        if (word1[i] === word2[j]) return (memo[key] = distance(i + 1, j + 1));
        return (memo[key] = 1 + Math.min(distance(i + 1, j), distance(i, j + 1), distance(i + 1, j + 1)));
    };
    return distance(0, 0);
};

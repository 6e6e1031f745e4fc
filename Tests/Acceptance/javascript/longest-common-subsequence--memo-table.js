// Style: memory for clarity, a table and a recursion.
var longestCommonSubsequence = function(text1, text2) {
    const table = Array.from({ length: text1.length }, () => Array(text2.length));
    const best = (i, j) => {
        if (i === text1.length || j === text2.length) return 0;
        if (table[i][j] === undefined) {
            table[i][j] = text1[i] === text2[j] ? 1 + best(i + 1, j + 1) : Math.max(best(i + 1, j), best(i, j + 1));
        }
        return table[i][j];
    };
    return best(0, 0);
};

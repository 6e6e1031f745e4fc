// Style: counts letters for the key.
var groupAnagrams = function(strs) {
    const groups = {};
    for (const word of strs) {
        const counts = new Array(26).fill(0);
        for (const letter of word) counts[letter.charCodeAt(0) - 97]++;
        (groups[counts] ||= []).push(word);
    }
    return Object.values(groups);
};

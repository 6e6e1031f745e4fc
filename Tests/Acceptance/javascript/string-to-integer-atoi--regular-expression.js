// Style: a regular expression and a clamp.
var myAtoi = function(s) {
    const found = s.match(/^ *([+-]?\d+)/);
    return found ? Math.min(2 ** 31 - 1, Math.max(-(2 ** 31), Number(found[1]))) : 0;
};

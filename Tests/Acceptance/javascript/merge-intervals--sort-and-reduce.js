// Style: a sort and a fold.
var merge = function(intervals) {
    return intervals.sort((a, b) => a[0] - b[0]).reduce((merged, [from, to]) => {
        const last = merged.at(-1);
        if (last && from <= last[1]) last[1] = Math.max(last[1], to);
        else merged.push([from, to]);
        return merged;
    }, []);
};

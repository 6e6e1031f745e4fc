// Style: recursive, sinks what it has seen.
var numIslands = function(grid) {
    const sink = (r, c) => {
        if (grid[r]?.[c] !== '1') return 0;
        grid[r][c] = '0';
        sink(r + 1, c);
        sink(r - 1, c);
        sink(r, c + 1);
        sink(r, c - 1);
        return 1;
    };
    return grid.reduce((sum, row, r) => sum + row.reduce((count, _, c) => count + sink(r, c), 0), 0);
};

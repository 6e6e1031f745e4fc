// Style: the library's queue.
var orangesRotting = function(grid) {
    const queue = new Queue();
    let fresh = 0;
    grid.forEach((row, r) => row.forEach((cell, c) => {
        if (cell === 2) queue.enqueue([r, c, 0]);
        if (cell === 1) fresh++;
    }));
    let last = 0;
    while (queue.size() > 0) {
        const [r, c, minute] = queue.dequeue();
        last = minute;
        for (const [y, x] of [[r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]]) {
            if (grid[y]?.[x] !== 1) continue;
            grid[y][x] = 2;
            fresh--;
            queue.enqueue([y, x, minute + 1]);
        }
    }
    return fresh === 0 ? last : -1;
};

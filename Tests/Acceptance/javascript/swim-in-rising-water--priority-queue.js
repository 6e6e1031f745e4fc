// Style: the library's queue with a comparing function.
const swimInWater = (grid) => {
    const n = grid.length;
    const queue = new PriorityQueue((a, b) => a[0] - b[0]);
    const seen = new Set([0]);
    queue.enqueue([grid[0][0], 0, 0]);
    while (!queue.isEmpty()) {
        const [time, r, c] = queue.dequeue();
        if (r === n - 1 && c === n - 1) return time;
        for (const [dr, dc] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
            const [y, x] = [r + dr, c + dc];
            const key = y * n + x;
            if (y < 0 || x < 0 || y === n || x === n || seen.has(key)) continue;
            seen.add(key);
            queue.enqueue([Math.max(time, grid[y][x]), y, x]);
        }
    }
};

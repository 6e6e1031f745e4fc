// Style: a heap of one's own under the library's name.
class PriorityQueue {
    constructor() { this.heap = []; }
    push(item) {
        const heap = this.heap;
        heap.push(item);
        let i = heap.length - 1;
        while (i > 0) {
            const parent = (i - 1) >> 1;
            if (heap[parent][0] <= heap[i][0]) break;
            [heap[parent], heap[i]] = [heap[i], heap[parent]];
            i = parent;
        }
    }
    pop() {
        const heap = this.heap;
        const top = heap[0];
        const last = heap.pop();
        if (heap.length) {
            heap[0] = last;
            for (let i = 0; ;) {
                let child = 2 * i + 1;
                if (child >= heap.length) break;
                if (child + 1 < heap.length && heap[child + 1][0] < heap[child][0]) child++;
                if (heap[i][0] <= heap[child][0]) break;
                [heap[i], heap[child]] = [heap[child], heap[i]];
                i = child;
            }
        }
        return top;
    }
    get size() { return this.heap.length; }
}

var networkDelayTime = function(times, n, k) {
    const edges = Array.from({ length: n + 1 }, () => []);
    for (const [u, v, w] of times) edges[u].push([v, w]);
    const done = new Map();
    const queue = new PriorityQueue();
    queue.push([0, k]);
    while (queue.size) {
        const [time, node] = queue.pop();
        if (done.has(node)) continue;
        done.set(node, time);
        for (const [next, cost] of edges[node]) if (!done.has(next)) queue.push([time + cost, next]);
    }
    return done.size === n ? Math.max(...done.values()) : -1;
};

// Style: the queue that LeetCode offers, version 5.
var lastStoneWeight = function(stones) {
    const queue = new MaxPriorityQueue();
    stones.forEach(stone => queue.enqueue(stone));
    while (queue.size() > 1) {
        const first = queue.dequeue().element;
        const second = queue.dequeue().element;
        if (first > second) queue.enqueue(first - second);
    }
    return queue.size() ? queue.front().element : 0;
};

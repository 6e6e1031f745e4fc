// Style: the queue that LeetCode offers, version 6.
const lastStoneWeight = stones => {
    const queue = new MaxPriorityQueue();
    for (const stone of stones) queue.push(stone);
    while (queue.size() > 1) queue.push(queue.pop() - queue.pop());
    return queue.front();
};

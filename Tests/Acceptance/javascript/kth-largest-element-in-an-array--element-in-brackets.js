// Style: a priority queue of version 5, whose element is read in brackets.
var findKthLargest = function(nums, k) {
    const queue = new MinPriorityQueue({ priority: (x) => x });
    for (const x of nums) {
        queue.enqueue(x);
        if (queue.size() > k) queue.dequeue();
    }
    return queue.front()['element'];
};

// Style: a queue of the k largest, with a priority function.
var findKthLargest = function(nums, k) {
    const queue = new MinPriorityQueue({ priority: x => x });
    for (const num of nums) {
        queue.enqueue(num);
        if (queue.size() > k) queue.dequeue();
    }
    return queue.front().element;
};

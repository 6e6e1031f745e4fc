// Style: nodes in the library's queue, an options object.
var mergeKLists = function(lists) {
    const queue = new MinPriorityQueue({ priority: node => node.val });
    lists.forEach(node => node && queue.enqueue(node));
    const start = new ListNode();
    let last = start;
    while (!queue.isEmpty()) {
        const { element: node } = queue.dequeue();
        last = last.next = node;
        if (node.next) queue.enqueue(node.next);
    }
    last.next = null;
    return start.next;
};

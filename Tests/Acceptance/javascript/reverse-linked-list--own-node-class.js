// Style: recursive, with a node class of its own.
'use strict';

class ListNode {
    constructor(val, next) {
        this.val = val;
        this.next = next === undefined ? null : next;
    }
}

var reverseList = function(head, before = null) {
    if (!head) return before;
    return reverseList(head.next, new ListNode(head.val, before));
};

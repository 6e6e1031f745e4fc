"""Steps and the values around them, each told in one go: these functions are where a recorder's time goes."""

from trace_values import INTEGERS, ZIGZAGS


def step_hooks(recorder):
    """What tells steps while all is recorded; `recorder.more_steps` says how many may follow."""
    put, value, look = recorder.put, recorder.value, recorder.look
    integers, zigzags = INTEGERS, ZIGZAGS
    shadows, left = recorder.shadows, 0

    def step(data):
        nonlocal left
        if not left:
            left = recorder.more_steps()
            if not left:
                return recorder.hooks["_dj_w"](data)
        left -= 1
        try:
            return put(data)
        except ValueError:
            return recorder.run_out(data)

    def bind_step(head, item, data):
        nonlocal left
        told = head + (integers[item] if type(item) is int else value(item))
        if not left:
            recorder.write(told)
            return step(data)
        left -= 1
        try:
            return put(told + data)
        except ValueError:
            return recorder.run_out(data)

    def bind2_step(head, item, head2, item2, data):
        return bind_step(head + (integers[item] if type(item) is int else value(item)) + head2, item2, data)

    def look_bind_step(head, item, data):
        if type(item) is not int:
            look(item)
        return bind_step(head, item, data)

    def round_step(first, head, item, data):
        nonlocal left
        if left < 2:
            return round_slowly(first, (head, item), data)
        told = first + head + (integers[item] if type(item) is int else value(item)) + data
        left -= 2
        try:
            return put(told)
        except ValueError:
            return recorder.run_out(first, data)

    def round2_step(first, head, item, head2, item2, data):
        if left < 2:
            return round_slowly(first, (head, item), (head2, item2), data)
        return round_step(first, head + (integers[item] if type(item) is int else value(item)) + head2, item2, data)

    def round_slowly(first, *rest):
        """The first of the two steps may be the last one that is recorded."""
        *binds, data = rest
        step(first)
        for head, item in binds:
            recorder.hooks["_dj_b"](head, item)
        return recorder.hooks["_dj_w"](data)

    def attribute_step(item, name, data):
        nonlocal left
        shadow = shadows.get(id(item))
        fields = shadow.fields if shadow is not None else None
        if not left or fields is None:
            recorder.look_at_attribute(item, name)
            return step(data)
        found, told = fields.get(name, recorder), data
        if found is not shadow.copy.get(name, recorder):
            if found is recorder:
                recorder.look_at_attribute(item, name)
                return step(data)
            place = shadow.places.get(name) or recorder.place_of(shadow, name)
            told = place + (integers[found] if type(found) is int else value(found)) + data
            shadow.copy[name] = found
        left -= 1
        try:
            return put(told)
        except ValueError:
            return recorder.run_out(data)

    def element(item, index):
        shadow = shadows.get(id(item))
        if shadow is None or type(index) is not int:
            return recorder.look_at_element(item, index)
        old = shadow.copy
        if type(item) is list and -len(old) <= index < len(old) == len(item):
            found, before = item[index], old[index]
            place = zigzags[index if index >= 0 else index + len(old)]
        elif type(item) is dict is type(old):
            found, before = item.get(index, recorder), old.get(index, recorder)
            place = integers[index]
            if found is recorder or shadow.stored != () or len(old) + (before is recorder) != len(item):
                return recorder.look_at_element(item, index)
        else:
            return recorder.look_at_element(item, index)
        if found is not before:
            told = shadow.place + place + (integers[found] if type(found) is int else value(found))
            old[index] = found
            try:
                put(told)
            except ValueError:
                recorder.run_out()

    return {
        "_dj_e": element, "_dj_w": step, "_dj_1": bind_step, "_dj_2": bind2_step, "_dj_3": round_step, "_dj_4": round2_step,
        "_dj_5": look_bind_step, "_dj_6": attribute_step}

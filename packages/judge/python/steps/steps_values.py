"""
Values as the trace has them (contract/trace-values.ts), as JSON text. Objects that can change are told by their ids, and
each one's body when it is new or has changed. No method of the program is called for that.
"""

import collections
import enum
import fractions
import types
from json.encoder import encode_basestring_ascii as quote
from operator import is_

MOST_ELEMENTS = 200
MOST_FIELDS = 50
MOST_OBJECTS = 600
MOST_TEXT = 500
MOST_BITS = 4_000
LARGEST_INT = 2**53 - 1
MOST_DEEP = 4

PLAIN = (int, float, str, bool, type(None))
FUNCTIONS = (
    types.FunctionType,
    types.BuiltinFunctionType,
    types.MethodType,
    types.MethodDescriptorType,
    types.WrapperDescriptorType,
    type,
)
LISTS = ((list, "list"), (collections.deque, "deque"), (set, "set"), (frozenset, "set"), (bytearray, "array"))
MEMBER = types.MemberDescriptorType
get = object.__getattribute__


def opaque(name):
    return f'{{"k":"opaque","t":{quote(name[:MOST_TEXT])}}}'


def name_of(kind):
    return type.__getattribute__(kind, "__name__")


def first_of(iterator):
    for _, value in zip(range(MOST_ELEMENTS), iterator):
        yield value


class Objects:
    def __init__(self, emit):
        self.emit = emit
        # Held, so that no other object ever gets the same address.
        self.ids = {}
        self.told = {}
        self.queue = []
        self.visited = set()

    def refer(self, value):
        known = self.ids.get(id(value))
        if known is None:
            known = self.ids[id(value)] = (len(self.ids) + 1, value)
        number = known[0]
        if number not in self.visited and len(self.queue) < MOST_OBJECTS:
            self.visited.add(number)
            self.queue.append(known)
        return f'{{"r":{number}}}'

    def text(self, value, deep=0):
        kind = type(value)
        if kind is int:
            return self.int_text(value)
        if kind is str:
            if len(value) <= MOST_TEXT:
                return quote(value)
            return f'{{"k":"text","n":{len(value)},"v":{quote(value[:MOST_TEXT])}}}'
        if kind is bool:
            return "true" if value else "false"
        if value is None:
            return "null"
        if kind is float:
            if value != value or value in (float("inf"), float("-inf")):
                return f'{{"f":"{value}"}}'
            return f'{{"f":{value!r}}}'
        if issubclass(kind, tuple):
            return opaque(name_of(kind)) if deep > MOST_DEEP else self.tuple_text(value, kind, deep)
        if kind in (range, slice, complex, bytes):
            return f'{{"e":{quote(repr(value)[:MOST_TEXT])}}}'
        if issubclass(kind, FUNCTIONS):
            name = name_of(value) if issubclass(kind, type) else str(get(value, "__name__"))
            return f'{{"k":"function","v":{quote(name[:MOST_TEXT])}}}'
        if issubclass(kind, enum.Enum):
            return f'{{"e":{quote(name_of(kind) + "." + str(get(value, "_name_")))}}}'
        if kind is types.ModuleType:
            return opaque("module")
        return self.refer(value)

    def int_text(self, value):
        if -LARGEST_INT <= value <= LARGEST_INT:
            return str(value)
        if value.bit_length() > MOST_BITS:
            return opaque(f"int of {value.bit_length()} bits")
        return f'{{"i":"{value}"}}'

    def tuple_text(self, value, kind, deep):
        parts = [self.text(each, deep + 1) for each in first_of(tuple.__iter__(value))]
        fields = kind.__dict__.get("_fields") if kind is not tuple else None
        if isinstance(fields, tuple) and len(fields) == len(parts):
            pairs = ",".join(f"[{quote(str(field))},{part}]" for field, part in zip(fields, parts))
            return f'{{"k":"struct","t":{quote(name_of(kind))},"v":[{pairs}]}}'
        return self.list_text("tuple", tuple.__len__(value), parts)

    def list_text(self, kind, length, parts):
        return f'{{"k":"{kind}","n":{length},"v":[{",".join(parts)}]}}'

    def tell_changed(self):
        queue = self.queue
        at = 0
        while at < len(queue):
            number, value = queue[at]
            at += 1
            old = self.told.get(number)
            if issubclass(type(value), list):
                body = self.tell_list(value, old)
                if body is None:
                    continue
                text = body[2]
            else:
                body = text = self.body(value, type(value))
                if text == old:
                    continue
            self.told[number] = body
            self.emit(f'["o",{number},{text}]')
        self.queue = []
        self.visited.clear()

    def tell_list(self, value, old):
        """A list of plain values that has not changed costs a comparison for each; None where nothing is new."""
        length = list.__len__(value)
        items = list.__getitem__(value, slice(0, MOST_ELEMENTS))
        if old is not None and old[0] == length and all(map(is_, old[1], items)):
            if old[3]:
                for each in items:
                    if type(each) not in PLAIN:
                        self.text(each)
                text = self.list_text("list", length, map(self.text, items)) if old[4] else old[2]
                if text != old[2]:
                    return (length, items, text, True, True)
            return None
        has_more = any(type(each) not in PLAIN for each in items)
        has_tuples = has_more and any(isinstance(each, tuple) for each in items)
        return (length, items, self.list_text("list", length, map(self.text, items)), has_more, has_tuples)

    def body(self, value, kind):
        for base, name in LISTS:
            if issubclass(kind, base):
                return self.list_text(name, base.__len__(value), map(self.text, first_of(base.__iter__(value))))
        if issubclass(kind, dict):
            pairs = [f"[{self.text(key)},{self.text(inside)}]" for key, inside in first_of(dict.items(value))]
            return self.list_text("map", dict.__len__(value), pairs)
        fields = self.fields_of(value, kind)
        if fields is None:
            return opaque(name_of(kind))
        return f'{{"k":"struct","t":{quote(name_of(kind))},"v":[{",".join(fields)}]}}'

    def fields_of(self, value, kind):
        """None for the library's own objects, of which nobody wants to see the inside."""
        bases = type.mro(kind)
        if not (kind in SHOWN or issubclass(kind, BaseException) or any(map(is_programs, bases))):
            return None
        fields = [("args", BaseException.args.__get__(value))] if issubclass(kind, BaseException) else []
        for base in reversed(bases):
            for name, member in list(type.__getattribute__(base, "__dict__").items()):
                if type(member) is MEMBER and base.__flags__ & HEAP_TYPE:
                    try:
                        fields.append((name, member.__get__(value)))
                    except AttributeError:
                        pass
        try:
            own = get(value, "__dict__")
        except AttributeError:
            own = {}
        if type(own) is dict:
            fields += list(own.items())
        return [f"[{quote(str(name))},{self.text(inside)}]" for name, inside in fields[:MOST_FIELDS]]


def is_programs(kind):
    return type.__getattribute__(kind, "__dict__").get("__module__") == "__main__"


SHOWN = (types.SimpleNamespace, fractions.Fraction)
# Py_TPFLAGS_HEAPTYPE: of classes that are written in Python.
HEAP_TYPE = 1 << 9

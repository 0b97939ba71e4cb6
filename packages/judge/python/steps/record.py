"""
Runs /box/program.py so that it says its steps on the standard output: what a recorder writes is said in the judge
(languages/recorder.ts). It is the stranger's own process, and the judge believes nothing of it.
"""

import atexit
import codecs
import io
import json
import linecache
import os
import random
import sys
import time
import traceback
import types

from steps_values import Objects, quote

PROGRAM = "/box/main.py"
FLUSH_AT = 64 * 1024
FLUSH_EVERY_S = 0.05
TOLD_EVERY = 65_536
# Frames below the top that are shown; those between them and the first ones are one line.
TOP_FRAMES = 2_000
LOWEST_FRAMES = 100
# How far below the top variables are looked at that a function has of those around it.
CAPTURED_BELOW = 50
LONGEST = 50_000
NAMES = {"<module>": "main", "<listcomp>": "[…]", "<setcomp>": "{…}", "<dictcomp>": "{…}", "<genexpr>": "(…)", "<lambda>": "lambda"}
write, leave, clock = os.write, os._exit, time.monotonic


class Trace:
    """What is written, and what of it is not written yet."""

    def __init__(self, window):
        self.window = window
        self.parts = []
        self.waiting = self.bytes = 0
        self.flushed_at = clock()
        self.is_over = self.is_recording = False
        self.passed = self.recorded = 0
        self.printed = {"out": 0, "err": 0}
        self.crash = None
        # print() writes its values, spaces and line ends one by one.
        self.pending = ("", "")

    def emit(self, text):
        self.emit_pending()
        self.parts.append(text)
        self.waiting += len(text) + 1
        self.bytes += len(text) + 1

    def emit_pending(self):
        (kind, printed), self.pending = self.pending, ("", "")
        if printed:
            self.emit(f'["{kind}",{quote(printed)}]')

    def flush(self):
        data = "".join(f"{part}\n" for part in self.parts).encode()
        self.parts, self.waiting, self.flushed_at = [], 0, clock()
        while data:
            data = data[write(1, data) :]

    def tell_skipped(self):
        self.emit(f'["skipped",{self.passed},{self.printed["out"]},{self.printed["err"]}]')

    def tell_printed(self, kind, text):
        if self.is_over:
            return
        if not self.is_recording:
            self.printed[kind] += len(text)
            return
        for at in range(0, len(text), LONGEST):
            part = text[at : at + LONGEST]
            if kind == self.pending[0] and len(self.pending[1]) + len(part) <= LONGEST:
                self.pending = (kind, self.pending[1] + part)
            else:
                self.emit_pending()
                self.pending = (kind, part)

    def finish(self, why):
        if self.is_over:
            return
        if not self.is_recording:
            self.tell_skipped()
        if self.crash is not None:
            self.emit(self.crash)
        self.emit(f'["end","{why}"]')
        self.flush()
        self.is_over = True

    def end_window(self, why):
        sys.settrace(None)
        self.finish(why)
        leave(0)


class Frame:
    __slots__ = ("frame", "index", "name", "values", "returned", "is_raising", "hidden")

    def __init__(self, frame, index):
        self.frame = frame
        self.index = index
        self.name = name_of(frame.f_code)
        self.values = {}
        self.returned = None
        self.is_raising = False
        self.hidden = None


def name_of(code):
    name = getattr(code, "co_qualname", code.co_name).split("<locals>.")[-1]
    return NAMES.get(code.co_name, name)


class Steps:
    def __init__(self, trace, program_globals):
        self.trace = trace
        self.objects = Objects(trace.emit)
        self.globals = program_globals
        self.global_values = {}
        self.stack = []
        self.shown = []
        self.thrown = None

    def on_call(self, frame, event, _argument):
        if event != "call" or frame.f_code.co_filename != PROGRAM:
            return None
        self.stack.append(Frame(frame, len(self.stack)))
        return self.on_event

    def on_event(self, frame, event, argument):
        if event == "line":
            self.step(frame)
        elif event == "return":
            top = self.stack.pop()
            if not top.is_raising:
                top.returned = (argument,)
        elif event == "exception":
            self.stack[-1].is_raising = True
            if self.trace.is_recording and argument[1] is not self.thrown and not issubclass(argument[0], StopIteration):
                self.thrown = argument[1]
                self.trace.emit(f'["throw",{quote(words_of(argument[0], argument[1]))},{frame.f_lineno}]')
        return self.on_event

    def step(self, frame):
        trace, window = self.trace, self.trace.window
        line = frame.f_lineno
        top = self.stack[-1]
        top.is_raising = False
        if not trace.is_recording:
            if trace.passed < window["skip"] or (window["line"] is not None and line != window["line"]):
                trace.passed += 1
                if trace.passed % TOLD_EVERY == 0:
                    trace.tell_skipped()
                    trace.flush()
                return
            trace.tell_skipped()
            trace.is_recording = True
        self.tell_frames(top)
        self.tell_variables(top, len(self.shown) - 1, True)
        if frame.f_code.co_freevars:
            for index in range(len(self.shown) - 2, max(0, len(self.shown) - 1 - CAPTURED_BELOW) - 1, -1):
                self.tell_variables(self.shown[index], index, False)
        self.tell_globals()
        self.objects.tell_changed()
        trace.emit(f'["s",{line}]')
        trace.recorded += 1
        if trace.recorded == window["most"]:
            trace.end_window("steps")
        elif trace.bytes > window["mostBytes"]:
            trace.end_window("size")
        elif trace.waiting > FLUSH_AT or clock() - trace.flushed_at > FLUSH_EVERY_S:
            trace.flush()

    def is_there(self, each):
        own = self.stack[each.index] if each.index < len(self.stack) else None
        return own is not None and own is (each if each.hidden is None else each.hidden)

    def tell_frames(self, top):
        shown, emit = self.shown, self.trace.emit
        while shown and not self.is_there(shown[-1]):
            left = shown.pop()
            emit('["pop"]' if left.returned is None else f'["pop",{self.objects.text(left.returned[0])}]')
        first = shown[-1].index + 1 if shown else 0
        missing = top.index - first + 1
        index = first
        while index <= top.index:
            frame = self.stack[index]
            if missing > TOP_FRAMES + LOWEST_FRAMES and index == first + LOWEST_FRAMES:
                hidden = missing - TOP_FRAMES - LOWEST_FRAMES
                index += hidden - 1
                cut = Frame(self.stack[index].frame, index)
                cut.name, cut.hidden = f"… {hidden} calls …", self.stack[index]
                shown.append(cut)
                emit(f'["push",{quote(cut.name)}]')
            else:
                frame.values = {}
                shown.append(frame)
                emit(f'["push",{quote(frame.name)}]')
                if frame is not top:
                    self.tell_variables(frame, len(shown) - 1, False)
            index += 1

    def tell_variables(self, frame, index, is_top):
        variables = frame.frame.f_locals
        if variables is self.globals or frame.hidden is not None:
            return
        end = "" if is_top else f",{index}"
        old, emit, text_of = frame.values, self.trace.emit, self.objects.text
        names = set()
        for name, value in list(variables.items()):
            if name[:1] == "." or name[:2] == "__":
                continue
            names.add(name)
            text = text_of(value)
            if old.get(name) != text:
                old[name] = text
                emit(f'["v",{quote(name)},{quote(name)},{text}{end}]')
        for name in [each for each in old if each not in names]:
            del old[name]
            emit(f'["gone",{quote(name)}{end}]')

    def tell_globals(self):
        for name, value in list(self.globals.items()):
            kind = type(value)
            if name[:2] == "__" or (kind in SILENT and name not in self.global_values) or issubclass(kind, type):
                continue
            text = self.objects.text(value)
            if self.global_values.get(name) != text:
                self.global_values[name] = text
                self.trace.emit(f'["g",{quote(name)},{quote(name)},{text}]')


SILENT = (types.FunctionType, types.BuiltinFunctionType, types.MethodType, types.ModuleType)


def words_of(kind, error):
    try:
        words = str(error)
    except Exception:
        words = ""
    return f"{kind.__name__}: {words}"[:500] if words else kind.__name__


class Printed(io.BufferedIOBase):
    """The buffer below sys.stdout or sys.stderr: nothing waits in it."""

    def __init__(self, trace, kind, descriptor):
        self.trace, self.kind, self.descriptor = trace, kind, descriptor
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def writable(self):
        return True

    def fileno(self):
        return self.descriptor

    def write(self, data):
        data = bytes(data)
        self.trace.tell_printed(self.kind, self.decoder.decode(data))
        return len(data)


class Read(io.FileIO):
    """Says how much of the input has been read."""

    trace = None
    total = 0

    def readinto(self, target):
        count = super().readinto(target)
        self.tell(count or 0)
        return count

    def readall(self):
        data = super().readall()
        self.tell(len(data))
        return data

    def tell(self, count=None):
        if count is None:
            return super().tell()
        Read.total += count
        if count and self.trace.is_recording and not self.trace.is_over:
            self.trace.emit(f'["in",{Read.total}]')
        return None


def capture_streams(trace):
    descriptors = {}
    for name, kind, descriptor in (("stdout", "out", 1), ("stderr", "err", 2)):
        printed = descriptors[descriptor] = Printed(trace, kind, descriptor)
        stream = io.TextIOWrapper(printed, "utf-8", "surrogateescape", newline="\n", write_through=True)
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
    Read.trace = trace
    sys.stdin = sys.__stdin__ = io.TextIOWrapper(io.BufferedReader(Read(0, closefd=False)), "utf-8", "surrogateescape")

    def write_captured(descriptor, data):
        return descriptors[descriptor].write(data) if descriptor in descriptors else write(descriptor, data)

    os.write = write_captured


def run():
    with open("/box/window.json", encoding="utf-8") as file:
        trace = Trace(json.load(file))
    with open("/box/program.py", "rb") as file:
        source = file.read()
    code = compile(source, PROGRAM, "exec", dont_inherit=True)
    lines = source.decode("utf-8", "replace").splitlines(True)
    # What a traceback quotes.
    linecache.cache[PROGRAM] = (len(source), None, lines, PROGRAM)
    main = types.ModuleType("__main__")
    main.__file__ = PROGRAM
    sys.modules["__main__"] = main
    random.seed(0)
    capture_streams(trace)
    # The first to be registered is the last to be called.
    atexit.register(lambda: trace.finish("exit" if trace.crash is None else "crash"))
    steps = Steps(trace, main.__dict__)
    sys.settrace(steps.on_call)
    try:
        exec(code, main.__dict__)
    except SystemExit:
        raise
    except BaseException as error:
        sys.settrace(None)
        own = error.__traceback__.tb_next
        last = own
        while last is not None and last.tb_next is not None and last.tb_next.tb_frame.f_code.co_filename == PROGRAM:
            last = last.tb_next
        line = "" if last is None else f",{last.tb_lineno}"
        trace.crash = f'["crash",{quote(words_of(type(error), error))}{line}]'
        words = "".join(traceback.format_exception(type(error), error, own))
        write(2, words.encode("utf-8", "replace")[:60_000])
        raise SystemExit(1) from None
    finally:
        sys.settrace(None)


run()

// What is said at each step, and at the end.
#pragma once
#include <ext/stdio_sync_filebuf.h>
#include <iostream>
#include <stdio.h>

#include "frames.h"

namespace steps {

inline void flushOutput() {
  fflush(stdout);
  std::cout.flush();
  std::clog.flush();
}

inline const u8* addressOf(const Variable& variable, const Frame& frame) {
  u64 address = 0;
  for (int i = 0; i < variable.operationCount; i++) {
    const Operation& operation = variable.operations[i];
    if (operation.kind == 'f') address = frame.cfa + operation.value;
    else if (operation.kind == 'b') address = frame.rbp + operation.value;
    else if (operation.kind == '@') address = operation.value;
    else if (operation.kind == '+') address += operation.value;
    else address = address >= kFirstPage ? load<u64>(reinterpret_cast<const u8*>(address)) : 0;
  }
  return reinterpret_cast<const u8*>(address);
}

// Without room for them the steps go on, with no variables.
inline bool hasRoots(Frame& frame, int count) {
  if (frame.roots != nullptr && frame.epoch == arena.epoch) return true;
  if (sigsetjmp(refused, 1) != 0) return false;
  frame.roots = static_cast<Root*>(arena.take((count + 1) * sizeof(Root)));
  memset(frame.roots, 0, (count + 1) * sizeof(Root));
  frame.epoch = arena.epoch;
  return true;
}

// Null where the way to it leads nowhere.
inline const u8* readAddressOf(const Variable& variable, const Frame& frame) {
  const u8* volatile p = nullptr;
  isReading = 1;
  if (sigsetjmp(refused, 1) == 0) p = addressOf(variable, frame);
  isReading = 0;
  return p;
}

inline void Recorder::sayVariables(int place) {
  Frame& frame = frames[place];
  const Function& function = plan.functions[frame.function];
  if (frame.stop == nullptr || function.frame < 0) return;
  int number = place == depth - 1 ? -1 : placeOf(place);
  if (!hasRoots(frame, function.count)) return;
  for (int i = 0; i < function.count && frame.epoch == arena.epoch; i++) {
    const Variable& variable = function.variables[i];
    Root& root = frame.roots[i];
    const Stop& stop = *frame.stop;
    bool isIn = stop.address >= variable.from && stop.address < variable.to;
    if (isIn && stop.line >= variable.line && (variable.since == 't' || (frame.declared[i / 64] >> (i % 64) & 1) != 0)) {
      sayIfChanged(root, {'v', i, variable.name, number}, readAddressOf(variable, frame), variable.type);
    } else if (root.epoch != 0) {
      if (root.epoch == arena.epoch) giveBack(root.said);
      root = {};
      out.put("[\"gone\",");
      out.number(i);
      if (number >= 0) out.put(','), out.number(number);
      out.put("]\n");
    }
  }
}

// What lies between the buffers' ends is not read yet.
inline void Recorder::sayInput() {
  struct Ends : std::streambuf {
    static long left(std::streambuf* buffer) {
      return (buffer->*&Ends::egptr)() - (buffer->*&Ends::gptr)();
    }
  };
  if (!isInputPlain) return;
  long left = stdin->_IO_read_end - stdin->_IO_read_ptr;
  std::streambuf* buffer = std::cin.rdbuf();
  if (dynamic_cast<__gnu_cxx::stdio_sync_filebuf<char>*>(buffer) == nullptr && buffer != nullptr) left += Ends::left(buffer);
  long characters = inputRead - left;
  if (characters == inputSaid || characters < 0) return;
  inputSaid = characters;
  out.put("[\"in\",");
  out.number(characters);
  out.put("]\n");
}

// A variable holds what was there before until its declaration has run, and another line begins; where that is jumped
// over, it never holds anything.
inline void Recorder::noteDeclared(Frame& frame) {
  const Function& function = plan.functions[frame.function];
  const Stop& stop = *frame.stop;
  for (int i = 0; i < function.count; i++) {
    const Variable& variable = function.variables[i];
    u64 bit = u64{1} << (i % 64), &begun = frame.begun[i / 64], &declared = frame.declared[i / 64];
    bool isIn = stop.address >= variable.from && stop.address < variable.to;
    if (stop.address + 1 == variable.from) begun |= bit, declared &= ~bit;
    else if (!isIn) begun &= ~bit, declared &= ~bit;
    else if (stop.line != variable.line && (variable.since == 'l' || (begun & bit) != 0)) declared |= bit;
  }
}

inline void Recorder::step(const Stop& stop, u64 rbp) {
  const Function& function = plan.functions[stop.function];
  u64 cfa = cfaAt(function, rbp);
  unwindTo(cfa);
  bool isThere = depth > 0 && frames[depth - 1].cfa == cfa && frames[depth - 1].function == stop.function;
  if (!isThere) {
    unwindTo(cfa + 1);
    push(stop.function, cfa);
    if (depth == kMostFrames) return;
  }
  frames[depth - 1].stop = &stop;
  frames[depth - 1].rbp = rbp;
  noteDeclared(frames[depth - 1]);
  line = stop.line;
  steps++;
  if (!isRecording) {
    if (steps <= window.skip || (window.line != 0 && line != window.line)) {
      if (steps % kStepsBetweenCounts == 0) saySkipped(steps), out.drain();
      return;
    }
    flushOutput();
    begin();
  }
  flushOutput();
  if (isOff) return;
  nowStep = steps;
  stepBegin = out.used;
  sayInput();
  for (int i = 0; i < plan.globalCount; i++) {
    const Global& global = plan.globals[i];
    sayIfChanged(globalRoots[i], {'g', i, global.name, -1}, reinterpret_cast<const u8*>(global.address), global.type);
  }
  // Those below may be changed by reference. Of a deep recursion only the ends are looked at.
  for (int i = 0; i < depth - 1; i++) {
    if (i >= 2 && i < depth - 9) i = depth - 9;
    if (hiddenTo == 0 || i < kLowestShown || i >= hiddenTo) sayVariables(i);
  }
  sayVariables(depth - 1);
  sayObjects();
  out.put("[\"s\",");
  out.number(line);
  out.put("]\n");
  if (out.written + out.used > window.mostBytes && said > 0) {
    if (lastStepEnd <= out.used) out.used = lastStepEnd;
    return finish("size");
  }
  said++;
  lastStepEnd = out.used;
  if (said == window.most) return finish("steps");
  if (out.isNearlyFull()) out.drain(), lastStepEnd = 0;
}

inline void Recorder::output(int fd, const char* letters, size_t count) {
  if (isOff) return;
  if (!isRecording) {
    (fd == 1 ? outputBefore : errorsBefore) += charactersIn(letters, count);
    return;
  }
  constexpr size_t kMostInRecord = 64u << 10;
  for (size_t at = 0; at < count; at += kMostInRecord) {
    if (out.isNearlyFull()) out.drain(), lastStepEnd = SIZE_MAX;
    if (out.written + out.used > 2 * window.mostBytes) return finish("size");
    out.put(fd == 1 ? "[\"out\"," : "[\"err\",");
    out.quoted(letters + at, count - at < kMostInRecord ? count - at : kMostInRecord);
    out.put("]\n");
  }
}

inline void Recorder::thrown(const char* what, size_t count) {
  if (!isRecording) return;
  out.put("[\"throw\",");
  out.quoted(what, count);
  out.put(',');
  out.number(line);
  out.put("]\n");
}

inline void Recorder::crash(const char* why) {
  if (isOff) return;
  if (!isRecording) saySkipped(steps);
  out.put("[\"crash\",");
  out.quoted(why, strnlen(why, kMostLetters));
  out.put(',');
  out.number(line);
  out.put("]\n");
  finish("crash");
}

inline void Recorder::finish(const char* why) {
  if (isOff) return;
  isOff = true;
  if (!isRecording && strcmp(why, "crash") != 0) saySkipped(steps);
  out.put("[\"end\",\"");
  out.put(why);
  out.put("\"]\n");
  out.drain();
  if (strcmp(why, "steps") == 0 || strcmp(why, "size") == 0) syscall(SYS_exit_group, 0);
}

}  // namespace steps

// The calls that are under way, and the steps in them.
#pragma once
#include <stdio.h>

#include "variables.h"

namespace steps {

struct Frame {
  int function;
  u64 cfa, rbp;
  const Stop* stop;  // where it stands
  Root* roots;
  int epoch;
  u64 begun[4], declared[4];  // a bit for each variable
};

// What a function has left behind for its caller.
struct Returned {
  u64 stack;  // the stack pointer
  u64 rax;
  const u8* xmm0;
};

constexpr int kMostFrames = 1 << 20;
constexpr long kStepsBetweenCounts = 100'000;
constexpr int kLowestShown = 10, kHighestShown = 1'000;

struct Window {
  long skip = 0, most = 5'000;
  int line = 0;  // 0: the window begins after `skip` steps; else at the first step after them on this line
  size_t mostBytes = 4u << 20;
};

class Recorder {
  Frame* frames = nullptr;
  int depth = 0;
  int hiddenTo = 0;  // of the frames from kLowestShown on, those below this one are shown as a single one
  Root* globalRoots = nullptr;
  size_t lastStepEnd = 0;
  long inputSaid = 0;

  int placeOf(int frame) const {
    return hiddenTo == 0 || frame < kLowestShown ? frame : frame - hiddenTo + kLowestShown + 1;
  }
  u64 cfaAt(const Function& function, u64 rbp) const {
    return function.frame > 0 ? load<u64>(reinterpret_cast<const u8*>(rbp) - function.frame) : rbp + 16;
  }
  void sayPush(const char* name);
  void sayHidden();
  void showOneMore();
  void push(int function, u64 cfa);
  void pop(const Returned* returned);
  void forget(Frame& frame);
  void unwindTo(u64 cfa);
  void begin();
  void sayVariables(int place);
  void sayInput();
  void saySkipped(long count);
  void sayResult(const Function& function, const Returned& returned);
  void noteDeclared(Frame& frame);

 public:
  Window window;
  long steps = 0, said = 0;
  int line = 0;
  long outputBefore = 0, errorsBefore = 0;
  bool isOff = false, isRecording = false;
  long inputRead = 0;
  bool isInputPlain = true;

  void start();
  void call(const Stop& stop, u64 stack) {
    unwindTo(stack + 9);
    push(stop.function, stack + 8);
  }
  void returned(const Returned& returned);
  void step(const Stop& stop, u64 rbp);
  void output(int fd, const char* letters, size_t count);
  void thrown(const char* what, size_t count);
  void crash(const char* why);
  void finish(const char* why);
};

inline void Recorder::start() {
  frames = zeroed<Frame>(kMostFrames);
  globalRoots = zeroed<Root>(plan.globalCount);
}

inline void Recorder::sayPush(const char* name) {
  out.put("[\"push\",");
  out.quoted(name);
  out.put("]\n");
}

inline void Recorder::sayHidden() {
  char name[64];
  snprintf(name, sizeof name, "… %d more calls", hiddenTo - kLowestShown);
  sayPush(name);
}

// The uppermost frame is one of those that are shown as one: from now on it is shown by itself.
inline void Recorder::showOneMore() {
  out.put("[\"pop\"]\n");
  hiddenTo--;
  if (hiddenTo > kLowestShown) sayHidden();
  else hiddenTo = 0;
  sayPush(plan.functions[frames[depth - 1].function].name);
}

inline void Recorder::push(int function, u64 cfa) {
  if (depth == kMostFrames) return;
  Frame& frame = frames[depth++];
  frame.function = function;
  frame.cfa = cfa;
  frame.stop = nullptr;
  frame.roots = nullptr;
  memset(frame.begun, 0, sizeof frame.begun + sizeof frame.declared);
  if (isRecording) sayPush(plan.functions[function].name);
}

inline void Recorder::forget(Frame& frame) {
  const Function& function = plan.functions[frame.function];
  if (frame.roots == nullptr || frame.epoch != arena.epoch) return;
  for (int i = 0; i < function.count; i++)
    if (frame.roots[i].epoch == arena.epoch) giveBack(frame.roots[i].said);
  arena.give(frame.roots, (function.count + 1) * sizeof(Root));
  frame.roots = nullptr;
}

inline void Recorder::pop(const Returned* returned) {
  Frame& frame = frames[depth - 1];
  forget(frame);
  depth--;
  if (!isRecording) return;
  out.put("[\"pop\"");
  if (returned != nullptr) sayResult(plan.functions[frame.function], *returned);
  out.put("]\n");
  if (hiddenTo > 0 && depth == hiddenTo) showOneMore();
}

// Away goes what lies below: the stack grows downwards.
inline void Recorder::unwindTo(u64 cfa) {
  while (depth > 0 && frames[depth - 1].cfa < cfa) pop(nullptr);
}

inline void Recorder::returned(const Returned& returned) {
  unwindTo(returned.stack);
  if (depth > 0 && frames[depth - 1].cfa == returned.stack) pop(&returned);
}

inline void Recorder::sayResult(const Function& function, const Returned& returned) {
  constexpr size_t kMostResult = 2'000;
  if (function.result == 0 || function.returns == '-') return;
  const Type& type = plan.types[function.result];
  const u8* volatile p = function.returns == 'm' ? reinterpret_cast<const u8*>(returned.rax)
                       : type.kind == 'f'        ? returned.xmm0
                                                 : reinterpret_cast<const u8*>(&returned.rax);
  size_t from = out.used;
  room = {from + kMostText, 1'000, false};
  isReading = 1;
  if (sigsetjmp(refused, 1) == 0) {
    out.put(',');
    say(p, function.result, 0);
  } else {
    out.used = from;
  }
  isReading = 0;
  if (out.used - from > kMostResult) out.used = from;
}

inline void Recorder::saySkipped(long count) {
  out.put("[\"skipped\",");
  out.number(count);
  out.put(',');
  out.number(outputBefore);
  out.put(',');
  out.number(errorsBefore);
  out.put("]\n");
}

// The window begins: first what was there before it.
inline void Recorder::begin() {
  isRecording = true;
  saySkipped(steps - 1);
  int whole = depth;
  hiddenTo = whole > kLowestShown + kHighestShown + 1 ? whole - kHighestShown : 0;
  for (depth = 0; depth < whole;) {
    if (hiddenTo > 0 && depth == kLowestShown) {
      sayHidden();
      depth = hiddenTo;
    }
    sayPush(plan.functions[frames[depth++].function].name);
  }
}

inline Recorder recorder;

}  // namespace steps

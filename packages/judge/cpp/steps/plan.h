// What the judge says of the program (src/languages/cpp-recorder/write-plan.ts): where its statements begin, which variables are to be
// seen there, and how their types lie in memory. Read once, before anything of the program runs.
#pragma once
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "memory.h"

namespace steps {

struct Field {
  long offset;
  int type;
  const char* name;
};

// The letters are explained there, in value-types.ts.
struct Type {
  char kind;
  long size;
  long n[6];
  Field* fields;
  const char* name;
};

// A location is at most a place in the frame or an address, with steps through a pointer.
struct Operation {
  char kind;
  long value;
};

struct Variable {
  int type, line;
  char since;  // there: 't' always, 's' the step right before `from`, 'l' any step behind its line
  u64 from, to;
  Operation operations[4];
  int operationCount;
  const char* name;
};

struct Function {
  long frame;  // 0: it is at rbp; -1: nobody knows where; else so far below rbp its place is kept
  int result;  // the type, or 0
  char returns;  // its result: 'r' in a register, 'm' in memory, '-' not known
  const char* name;
  Variable* variables;
  int count;
};

struct Global {
  u64 address;
  int type;
  const char* name;
};

struct Stop {
  u64 address;
  int line, function;
  bool isEntry;  // the first instruction of a function: a call, and no step
  u8 byte;
};

struct Plan {
  Type* types;
  Function* functions;
  Global* globals;
  Stop* stops;
  int typeCount, functionCount, globalCount, stopCount;
  u64 codeBegin, codeEnd;

  bool read(const char* path);
  Stop* stopAt(u64 address) const;

 private:
  void readType(char* rest);
  void readFunction(char* rest);
  void readVariable(char* rest);
};

inline Plan plan;

inline char* word(char*& rest) {
  while (*rest == ' ') rest++;
  char* begin = rest;
  while (*rest != '\0' && *rest != ' ') rest++;
  if (*rest == ' ') *rest++ = '\0';
  return begin;
}

inline long integer(char*& rest) { return strtol(word(rest), nullptr, 10); }

template <class T>
T* zeroed(long count) {
  return static_cast<T*>(mappedPages((count + 1) * sizeof(T)));
}

inline bool Plan::read(const char* path) {
  constexpr size_t kMostBytes = 16u << 20;
  int fd = open(path, O_RDONLY);
  if (fd < 0) return false;
  char* text = zeroed<char>(kMostBytes);
  size_t size = 0;
  for (long got; size < kMostBytes && (got = ::read(fd, text + size, kMostBytes - size)) > 0;) size += got;
  close(fd);
  char* next = text;
  auto line = [&next] {
    char* begin = next;
    char* end = strchr(next, '\n');
    if (end != nullptr) *end = '\0';
    next = end == nullptr ? begin + strlen(begin) : end + 1;
    return begin;
  };
  char* counts = line();
  long variables[4];
  for (long& count : variables) count = integer(counts);
  codeBegin = integer(counts);
  codeEnd = integer(counts);
  types = zeroed<Type>(variables[0] + 4'000);  // and those that variables.h makes
  functions = zeroed<Function>(variables[1]);
  globals = zeroed<Global>(variables[2]);
  stops = zeroed<Stop>(variables[3]);
  while (*next != '\0') {
    char* rest = line();
    char what = *word(rest);
    if (what == 'T') readType(rest);
    if (what == 'F') readFunction(rest);
    if (what == 'V') readVariable(rest);
    if (what == 'G') {
      Global& global = globals[globalCount++];
      global.address = integer(rest);
      global.type = integer(rest);
      global.name = rest;
    }
    if (what == 'L') {
      Stop& stop = stops[stopCount++];
      stop.address = integer(rest);
      stop.line = integer(rest);
      stop.function = integer(rest);
      stop.isEntry = *word(rest) == 'e';
    }
  }
  return stopCount > 0;
}

inline void Plan::readType(char* rest) {
  Type& type = types[typeCount++];
  type.size = integer(rest);
  type.kind = *word(rest);
  char* bar = strchr(rest, '|');
  type.name = bar == nullptr ? "" : bar + 1;
  if (bar != nullptr) *bar = '\0';
  for (int i = 0; i < 6 && *rest != '\0'; i++) {
    type.n[i] = integer(rest);
    bool hasFields = type.kind == 'S' || type.kind == 'U' || type.kind == 'e';
    if (!hasFields) continue;
    type.n[1] = integer(rest);  // whether others inherit from it
    type.fields = zeroed<Field>(type.n[0]);
    for (long k = 0; k < type.n[0]; k++) {
      Field& field = type.fields[k];
      field.offset = integer(rest);
      field.type = integer(rest);
      field.name = word(rest);
    }
    return;
  }
}

inline void Plan::readFunction(char* rest) {
  Function& function = functions[functionCount++];
  function.frame = integer(rest);
  function.returns = *word(rest);
  function.result = integer(rest);
  function.variables = zeroed<Variable>(integer(rest));
  function.name = rest;
}

inline void Plan::readVariable(char* rest) {
  Function& function = functions[functionCount - 1];
  Variable& variable = function.variables[function.count++];
  variable.since = *word(rest);
  variable.line = integer(rest);
  variable.from = integer(rest);
  variable.to = integer(rest);
  for (char* at = word(rest); *at != '\0' && variable.operationCount < 4;) {
    Operation& operation = variable.operations[variable.operationCount++];
    operation.kind = *at++;
    operation.value = strtol(at, &at, 10);
    if (*at == ',') at++;
  }
  variable.type = integer(rest);
  variable.name = rest;
}

// They are in the order of their addresses.
inline Stop* Plan::stopAt(u64 address) const {
  int low = 0, high = stopCount - 1;
  while (low <= high) {
    int middle = (low + high) / 2;
    if (stops[middle].address == address) return &stops[middle];
    if (stops[middle].address < address) low = middle + 1;
    else high = middle - 1;
  }
  return nullptr;
}

}  // namespace steps

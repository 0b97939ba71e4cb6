// The library that a Python program loads to become a zygote (../zygote.h). It calls Python's own functions, which every
// Python brings along, by their names: no headers of it are needed. sitecustomize.py prepares what is called from here.

#include <signal.h>
#include <unistd.h>

#include <cstdio>
#include <exception>

#include "zygote/serving/serve-boxes.h"

// Only ever pointed to.
struct PyObject {};

extern "C" {
extern PyObject PyLong_Type;
extern PyObject _Py_NoneStruct;
extern PyObject* PyExc_ImportError;
extern PyObject* PyExc_KeyboardInterrupt;
extern PyObject* PyExc_SystemExit;
PyObject* PyDict_GetItemString(PyObject* dict, const char* key);
int PyDict_DelItemString(PyObject* dict, const char* key);
void PyErr_Clear();
int PyErr_ExceptionMatches(PyObject* type);
void PyErr_Fetch(PyObject** type, PyObject** value, PyObject** traceback);
void PyErr_NormalizeException(PyObject** type, PyObject** value, PyObject** traceback);
PyObject* PyErr_Occurred();
void PyErr_Print();
void PyErr_Restore(PyObject* type, PyObject* value, PyObject* traceback);
void PyErr_SetString(PyObject* type, const char* message);
void PyErr_WriteUnraisable(PyObject* where);
PyObject* PyImport_AddModule(const char* name);
long PyLong_AsLong(PyObject* number);
PyObject* PyModule_GetDict(PyObject* module);
void PyOS_AfterFork_Child();
void PyOS_BeforeFork();
PyObject* PyObject_CallObject(PyObject* callable, PyObject* arguments);
int PyObject_IsInstance(PyObject* object, PyObject* type);
int PyObject_IsTrue(PyObject* object);
PyObject* PyObject_CallMethod(PyObject* object, const char* name, const char* format, ...);
PyObject* PyObject_GetAttrString(PyObject* object, const char* name);
PyObject* PyRun_FileExFlags(FILE* file, const char* name, int start, PyObject* globals, PyObject* locals, int closes,
                            void* flags);
void Py_LeaveRecursiveCall();
void Py_DecRef(PyObject* object);
int Py_FinalizeEx();
void Py_IncRef(PyObject* object);
PyObject* PySys_GetObject(const char* name);
const char* PyUnicode_AsUTF8AndSize(PyObject* text, ssize_t* size);
}

#define SEEN __attribute__((visibility("default")))

namespace {

// Of the grammar: a whole file.
constexpr int kFileInput = 257;
// As Python's own main: what was printed could not be written.
constexpr int kUnwritten = 120;

PyObject* renewAll;
PyObject* clearAll;
PyObject* forgetAll;
// Before the program has ended; or Python alone knows, and ends in its own way.
constexpr int kNotEnded = -2;
constexpr int kUnknown = -1;
// What the program's process ends with.
int exitCode = kNotEnded;

// Of `raise SystemExit(...)` and of what is made like it. A class of the program's own is asked by Python alone, and once.
int codeOfExit(PyObject* type, PyObject* value) {
  if (type != PyExc_SystemExit || value == nullptr) return kUnknown;
  PyObject* code = PyObject_GetAttrString(value, "code");
  if (code == nullptr) {
    PyErr_Clear();
    return kUnknown;
  }
  if (code == &_Py_NoneStruct) {
    Py_DecRef(code);
    return 0;
  }
  // What is no number is printed by Python; of a number that is too long it makes something of its own.
  const bool isNumber = PyObject_IsInstance(code, &PyLong_Type) == 1;
  const long number = isNumber ? PyLong_AsLong(code) : -1;
  const bool isKnown = isNumber && PyErr_Occurred() == nullptr;
  PyErr_Clear();
  Py_DecRef(code);
  return isKnown ? static_cast<int>(number & 0xff) : kUnknown;
}

// Returns unless the program, or its own hook for exceptions, has left by one for that, which Python itself acts upon.
void endOfFailed() {
  const bool wasInterrupted = PyErr_Occurred() == PyExc_KeyboardInterrupt;
  exitCode = kUnknown;
  if (PyErr_ExceptionMatches(PyExc_SystemExit)) {
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PyErr_NormalizeException(&type, &value, &traceback);
    exitCode = codeOfExit(type, value);
    PyErr_Restore(type, value, traceback);
  }
  PyErr_Print();
  if (!wasInterrupted) exitCode = 1;
}

// As Python's own main, which ends by the signal where the program did.
[[noreturn]] void endPython() {
  const bool isWritten = Py_FinalizeEx() == 0;
  fflush(nullptr);
  if (exitCode != kUnknown) _exit(isWritten ? exitCode : kUnwritten);
  signal(SIGINT, SIG_DFL);
  kill(getpid(), SIGINT);
  _exit(128 + SIGINT);
}

PyObject* namesOfMain() { return PyModule_GetDict(PyImport_AddModule("__main__")); }

[[noreturn]] void runProgram(FILE* file, const char* path) {
  PyObject* names = namesOfMain();
  // A program may take its own module away, and is not to lose its names by that before its end.
  Py_IncRef(names);
  PyObject* result = PyRun_FileExFlags(file, path, kFileInput, names, names, 1, nullptr);
  Py_DecRef(names);
  if (result == nullptr) {
    endOfFailed();
  } else {
    exitCode = 0;
    Py_DecRef(result);
  }
  names = namesOfMain();
  for (const char* name : {"__file__", "__cached__"}) {
    if (PyDict_GetItemString(names, name) != nullptr) PyDict_DelItemString(names, name);
  }
  endPython();
}

// One that is not there, or closed, has nothing to write.
bool flushStream(const char* name, bool isTold) {
  PyObject* stream = PySys_GetObject(name);
  if (stream == nullptr || stream == &_Py_NoneStruct) return true;
  Py_IncRef(stream);
  PyObject* closed = PyObject_GetAttrString(stream, "closed");
  const bool isClosed = closed != nullptr && PyObject_IsTrue(closed) == 1;
  PyErr_Clear();
  if (closed != nullptr) Py_DecRef(closed);
  PyObject* flushed = isClosed ? nullptr : PyObject_CallMethod(stream, "flush", nullptr);
  const bool isDone = isClosed || flushed != nullptr;
  if (!isDone && isTold) PyErr_WriteUnraisable(stream);
  PyErr_Clear();
  if (flushed != nullptr) Py_DecRef(flushed);
  Py_DecRef(stream);
  return isDone;
}

bool flushStreams(bool isTold) {
  const bool isDone = flushStream("stdout", isTold);
  return flushStream("stderr", false) && isDone;
}

void call(PyObject* function) {
  PyObject* result = PyObject_CallObject(function, nullptr);
  if (result == nullptr) PyErr_WriteUnraisable(function);
  if (result != nullptr) Py_DecRef(result);
}

PyObject* goOnInPython() {
  PyErr_SetString(PyExc_ImportError, "not a path for this hook");
  return nullptr;
}

}  // namespace

// What is written in Python: `renew()` makes what Python knows of its process a copy's own and returns the path of the
// program; `clear()` lets go what the program has made; `forget()` lets go what the zygote has loaded.
extern "C" SEEN void prepare(PyObject* renew, PyObject* clear, PyObject* forget) {
  for (PyObject* each : {renew, clear, forget}) Py_IncRef(each);
  renewAll = renew;
  clearAll = clear;
  forgetAll = forget;
}

// A hook of `sys.path_hooks`, which Python's main asks with the path of the program, right before it looks for it, and
// from no Python function: a program that is run from here finds nobody below it. The zygote waits here; a copy never
// returns, but where the program is missing.
extern "C" SEEN PyObject* begin(PyObject* /*path*/) {
  try {
    PyOS_BeforeFork();
    serveBoxes(Profile::kNative);
    PyOS_AfterFork_Child();
  } catch (const std::exception& error) {
    fprintf(stderr, "zygote: %s\n", error.what());
    _exit(1);
  }
  PyObject* path = PyObject_CallObject(renewAll, nullptr);
  if (path == nullptr) {
    PyErr_Print();
    _exit(1);
  }
  const char* name = PyUnicode_AsUTF8AndSize(path, nullptr);
  FILE* file = name == nullptr ? nullptr : fopen(name, "rb");
  if (file == nullptr) return goOnInPython();
  // The call of this function counts as one of the program's.
  Py_LeaveRecursiveCall();
  runProgram(file, name);
}

// The last handler of atexit. It is called from no Python function either: what is told of an error names none.
extern "C" SEEN void end() {
  if (exitCode == kNotEnded) return;
  const bool isWritten = flushStreams(exitCode != kUnknown);
  call(clearAll);
  if (exitCode == kUnknown) {
    call(forgetAll);
    return;
  }
  // Where Python takes its streams apart, it says nothing of what fails.
  flushStreams(false);
  fflush(nullptr);
  _exit(isWritten ? exitCode : kUnwritten);
}

// The module that a Node program loads to become a zygote (../zygote.h): park() waits for orders, makes a box for each,
// and returns in the copies, which go on to run the submission.

#include <node.h>
#include <node_api.h>
#include <sys/random.h>
#include <uv.h>

#include <cstdio>
#include <optional>

#include "zygote/module/memory-beside-heap.h"
#include "zygote/serving/serve-boxes.h"

namespace {

std::optional<int> exitCode;

// Returns in the copies only: whether this one is to compile nothing.
bool serve(uv_loop_t* loop) {
  const OwnBox box = serveBoxes(Profile::kNode);
  // The filter is there first: the loop must not find an io_uring that it could not use afterwards.
  if (const int error = uv_loop_fork(loop); error != 0) {
    reportFailure(box.reportPipe.get(), StepError("renew the event loop", -error).what(), 0);
  }
  return box.isInterpreted;
}

// What every copy must have of its own, and what it was ordered to be: { pid, seed, isInterpreted }.
napi_value describeCopy(napi_env env, bool isInterpreted) {
  int32_t seed = 0;
  must("choose a seed", getrandom(&seed, sizeof seed, 0));
  napi_value copy;
  napi_value number;
  napi_create_object(env, &copy);
  napi_create_int32(env, getpid(), &number);
  napi_set_named_property(env, copy, "pid", number);
  // V8 takes 0 for no seed.
  napi_create_int32(env, (seed & 0x7fffffff) | 1, &number);
  napi_set_named_property(env, copy, "seed", number);
  napi_value flag;
  napi_get_boolean(env, isInterpreted, &flag);
  napi_set_named_property(env, copy, "isInterpreted", flag);
  return copy;
}

// Returns in the copies only. The zygote itself ends here, with the runner or when something fails.
napi_value park(napi_env env, napi_callback_info) {
  uv_loop_t* loop;
  if (napi_get_uv_event_loop(env, &loop) != napi_ok) _exit(1);
  try {
    const bool isInterpreted = serve(loop);
    beginMemoryOfCopy();
    return describeCopy(env, isInterpreted);
  } catch (const std::exception& error) {
    fprintf(stderr, "zygote: %s\n", error.what());
    _exit(1);
  }
}

// Everything is written by then. What Node does after it would wait for the threads that a copy does not have.
void leave(void*) {
  checkMemoryBesideHeap(v8::Isolate::GetCurrent());
  _exit(*exitCode);
}

// Called when the end has begun, since Node runs what is to be done at exit also before a signal that may not end it.
napi_value setExitCode(napi_env env, napi_callback_info info) {
  size_t count = 1;
  napi_value value;
  int32_t code;
  if (napi_get_cb_info(env, info, &count, &value, nullptr, nullptr) != napi_ok) return nullptr;
  if (napi_get_value_int32(env, value, &code) != napi_ok) return nullptr;
  const v8::Local<v8::Context> context = v8::Isolate::GetCurrent()->GetCurrentContext();
  if (!exitCode) node::AtExit(node::GetCurrentEnvironment(context), leave, nullptr);
  exitCode = code;
  return nullptr;
}

// In an ordinary start as well, whose way out is Node's own.
napi_value limitMemory(napi_env env, napi_callback_info info) {
  size_t count = 2;
  napi_value values[2];
  double bytes;
  bool leavesByItself;
  if (napi_get_cb_info(env, info, &count, values, nullptr, nullptr) != napi_ok) return nullptr;
  if (napi_get_value_double(env, values[0], &bytes) != napi_ok) return nullptr;
  if (napi_get_value_bool(env, values[1], &leavesByItself) != napi_ok) return nullptr;
  v8::Isolate* isolate = v8::Isolate::GetCurrent();
  node::Environment* environment = node::GetCurrentEnvironment(isolate->GetCurrentContext());
  if (!limitMemoryBesideHeap(isolate, static_cast<size_t>(bytes))) {
    node::AtExit(environment, [](void* of) { checkMemoryOfWorker(static_cast<v8::Isolate*>(of)); }, isolate);
  } else if (leavesByItself) {
    node::AtExit(environment, [](void* of) { checkMemoryBesideHeap(static_cast<v8::Isolate*>(of)); }, isolate);
  }
  return nullptr;
}

void addFunction(napi_env env, napi_value exports, const char* name, napi_callback function) {
  napi_value value;
  napi_create_function(env, name, NAPI_AUTO_LENGTH, function, nullptr, &value);
  napi_set_named_property(env, exports, name, value);
}

}  // namespace

NAPI_MODULE_INIT() {
  addFunction(env, exports, "park", park);
  addFunction(env, exports, "setExitCode", setExitCode);
  addFunction(env, exports, "limitMemory", limitMemory);
  return exports;
}

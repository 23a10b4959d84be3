// What a thread is to the runtime at this moment. It is C because Swift has no thread-local variable that costs no function call.
//
// One operating-system thread can play several parts: the deterministic engine switches this state for every job that it runs.
#ifndef THREAD_STATE_H
#define THREAD_STATE_H

#include <stdint.h>

typedef struct thread_state {
  /// The runtime whose job is running; not retained: whoever runs the job keeps it alive.
  void *_Nullable runtime;
  /// The innermost creation scope; not retained.
  void *_Nullable scope;
  /// The innermost open call.
  void *_Nullable call;
  /// The innermost drawing context that is open; retained.
  void *_Nullable graphics;
  /// The innermost measuring pass; not retained: it lives on the stack of whoever measures.
  const void *_Nullable measuring;
  /// 0 = none given yet.
  uint16_t number;
  /// A `ThreadRole`.
  uint8_t role;
} thread_state;

#if defined(__ELF__)
#define THREAD_STATE_TLS __attribute__((tls_model("initial-exec")))
#else
#define THREAD_STATE_TLS
#endif

extern _Thread_local thread_state thread_state_storage THREAD_STATE_TLS;

/// Where the calling thread's state is.
static inline thread_state *_Nonnull thread_state_here(void) { return &thread_state_storage; }

/// The calling thread's number; a thread that no scheduler has numbered gets the next one above 1000, and after 65535 again 1001.
uint16_t thread_state_number(void);

/// A thread that runs `body(info)`; NULL where the system has none to give.
void *_Nullable thread_state_spawn(void (*_Nonnull body)(void *_Nullable info), void *_Nullable info);

/// Waits for a thread of `thread_state_spawn` to end, and forgets it.
void thread_state_join(void *_Nonnull thread);

#endif

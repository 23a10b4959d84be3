#include "ThreadState.h"

#include <pthread.h>
#include <stdlib.h>

_Thread_local thread_state thread_state_storage THREAD_STATE_TLS;

// Numbers up to this are those of schedulers' threads.
enum { last_own_number = 1000 };
static uint32_t threads_numbered = 0;

uint16_t thread_state_number(void) {
  if (!thread_state_storage.number) {
    uint32_t others = __atomic_fetch_add(&threads_numbered, 1, __ATOMIC_RELAXED);
    thread_state_storage.number = last_own_number + 1 + others % (UINT16_MAX - last_own_number);
  }
  return thread_state_storage.number;
}

typedef struct spawned_thread {
  pthread_t id;
  void (*body)(void *info);
  void *info;
} spawned_thread;

static void *run(void *raw) {
  spawned_thread *thread = raw;
  thread->body(thread->info);
  return NULL;
}

void *thread_state_spawn(void (*body)(void *info), void *info) {
  spawned_thread *thread = malloc(sizeof *thread);
  if (!thread) return NULL;
  thread->body = body;
  thread->info = info;
  if (pthread_create(&thread->id, NULL, run, thread) != 0) {
    free(thread);
    return NULL;
  }
  return thread;
}

void thread_state_join(void *raw) {
  spawned_thread *thread = raw;
  pthread_join(thread->id, NULL);
  free(thread);
}

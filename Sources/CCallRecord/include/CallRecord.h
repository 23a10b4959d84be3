// The part of the call recorder that has to be C: thread-local storage without a function call, and a record written
// in place.
//
// A log belongs to one recorder. Each thread writes to a chunk of its own, so that recording takes no lock; the log
// owns all chunks, so a thread may end before the log and a log before the thread. A thread remembers the chunk it
// wrote to last together with the log's id. Ids are never used again, so what it remembers of a freed log is never
// looked at.
#ifndef CALL_RECORD_H
#define CALL_RECORD_H

#include <stdint.h>

/// Field for field the Swift type `CallEvent`.
typedef struct call_record_event {
  uint64_t seq;
  uint32_t instance;
  uint32_t relates_to;
  uint32_t call;
  uint32_t type;
  uint32_t attributes;
  uint16_t thread;
  uint8_t role;
  uint8_t phase;
} call_record_event;

_Static_assert(sizeof(call_record_event) == 32, "CallEvent.swift and this record must have the same layout");

/// Events of one thread, in its order.
typedef struct call_record_chunk {
  /// The chunk taken before this one, by whatever thread; does not change once the chunk is in the log.
  struct call_record_chunk *next;
  uint64_t writer;
  uint32_t capacity;
  /// Written by the owning thread only, with release order: whoever acquires it may read so many events.
  uint32_t count;
  call_record_event events[];
} call_record_chunk;

typedef struct call_record_log {
  /// The seq given out last. Alone on its cache line, because every recording thread writes it.
  uint64_t last;
  uint8_t padding[56];
  uint64_t id;
} call_record_log;

typedef struct call_record_cache {
  uint64_t log;
  call_record_chunk *chunk;
} call_record_cache;

#if defined(__ELF__)
#define CALL_RECORD_TLS __attribute__((tls_model("initial-exec")))
#else
#define CALL_RECORD_TLS
#endif

extern _Thread_local call_record_cache call_record_current CALL_RECORD_TLS;

/// A log that keeps at most `limit` events; NULL where there is no memory.
call_record_log *call_record_create(uint64_t limit);

/// Frees the log and all its events. Nobody may record to it or read it any more.
void call_record_destroy(call_record_log *log);

/// A chunk of `log` in which the calling thread has room for an event; NULL at the limit or without memory.
call_record_chunk *call_record_take(call_record_log *log);

/// The seq given out last, 0 before the first event.
uint64_t call_record_last(const call_record_log *log);

/// The chunk taken last, from which `next` leads to all others; NULL before the first event.
const call_record_chunk *call_record_newest(const call_record_log *log);

const call_record_chunk *call_record_older(const call_record_chunk *chunk);

/// How many events of the chunk may be read now, while its thread may still be recording.
uint32_t call_record_count(const call_record_chunk *chunk);

const call_record_event *call_record_events(const call_record_chunk *chunk);

/// Records one event. What is over the log's limit is dropped; its seq stays missing, so the loss can be seen.
static inline void call_record_emit(
    call_record_log *log, uint32_t call, uint8_t phase, uint32_t instance, uint32_t relates_to, uint32_t type,
    uint32_t attributes, uint16_t thread, uint8_t role) {
  // Relaxed is enough: all threads agree on the order of the changes of one atomic, and that order cannot contradict
  // what happened before what.
  uint64_t seq = __atomic_add_fetch(&log->last, 1, __ATOMIC_RELAXED);
  call_record_chunk *chunk = call_record_current.chunk;
  if (__builtin_expect(call_record_current.log != log->id || chunk->count == chunk->capacity, 0)) {
    chunk = call_record_take(log);
    if (!chunk) return;
  }
  uint32_t count = chunk->count;
  call_record_event *event = &chunk->events[count];
  event->seq = seq;
  event->instance = instance;
  event->relates_to = relates_to;
  event->call = call;
  event->type = type;
  event->attributes = attributes;
  event->thread = thread;
  event->role = role;
  event->phase = phase;
  __atomic_store_n(&chunk->count, count + 1, __ATOMIC_RELEASE);
}

#endif

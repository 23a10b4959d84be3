#include "CallRecord.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

// At most 64 KiB, and 4 MiB of spare ones.
enum { first_capacity = 128, largest_capacity = 2047, most_spares = 64 };

/// What only this file sees of a log.
typedef struct whole_log {
  call_record_log shared;
  pthread_mutex_t lock;
  call_record_chunk *newest;
  uint64_t room;
} whole_log;

_Thread_local call_record_cache call_record_current CALL_RECORD_TLS = {0, NULL};

// Log 0 and writer 0 do not exist, so a fresh thread's cache matches no log.
static uint64_t last_log = 0;
static uint64_t last_writer = 0;
static _Thread_local uint64_t this_writer CALL_RECORD_TLS = 0;

call_record_log *call_record_create(uint64_t limit) {
  void *memory = NULL;
  if (posix_memalign(&memory, 64, sizeof(whole_log)) != 0) return NULL;
  whole_log *log = memory;
  *log = (whole_log){.room = limit};
  log->shared.id = __atomic_add_fetch(&last_log, 1, __ATOMIC_RELAXED);
  pthread_mutex_init(&log->lock, NULL);
  return &log->shared;
}

// Chunks of the largest size wait here for the next recorder: fresh memory costs more than recording itself, because
// the system hands it out page by page.
static pthread_mutex_t spare_lock = PTHREAD_MUTEX_INITIALIZER;
static call_record_chunk *spares = NULL;
static int spare_count = 0;

/// A chunk of the largest size that is no longer used, or NULL.
static call_record_chunk *take_spare(void) {
  pthread_mutex_lock(&spare_lock);
  call_record_chunk *chunk = spares;
  if (chunk) {
    spares = chunk->next;
    spare_count--;
  }
  pthread_mutex_unlock(&spare_lock);
  return chunk;
}

static void release(call_record_chunk *chunk) {
  bool is_spare = false;
  if (chunk->capacity == largest_capacity) {
    pthread_mutex_lock(&spare_lock);
    is_spare = spare_count < most_spares;
    if (is_spare) {
      chunk->next = spares;
      spares = chunk;
      spare_count++;
    }
    pthread_mutex_unlock(&spare_lock);
  }
  if (!is_spare) free(chunk);
}

void call_record_destroy(call_record_log *shared) {
  whole_log *log = (whole_log *)shared;
  call_record_chunk *chunk = log->newest;
  while (chunk) {
    call_record_chunk *older = chunk->next;
    release(chunk);
    chunk = older;
  }
  pthread_mutex_destroy(&log->lock);
  free(log);
}

/// The chunk this thread wrote to last, full or not: a thread that goes back and forth between logs finds it again.
static call_record_chunk *own_chunk(const whole_log *log) {
  call_record_chunk *chunk = log->newest;
  while (chunk && chunk->writer != this_writer) chunk = chunk->next;
  return chunk;
}

/// Chunks of a thread double in size: a short run costs 4 KiB, a long one rarely comes here.
static call_record_chunk *new_chunk(whole_log *log, const call_record_chunk *previous) {
  uint64_t capacity = previous ? (uint64_t)previous->capacity * 2 : first_capacity;
  if (capacity > largest_capacity) capacity = largest_capacity;
  if (capacity > log->room) capacity = log->room;
  if (capacity == 0) return NULL;
  call_record_chunk *chunk = capacity == largest_capacity ? take_spare() : NULL;
  if (!chunk) chunk = malloc(sizeof(call_record_chunk) + capacity * sizeof(call_record_event));
  if (!chunk) return NULL;
  chunk->next = log->newest;
  chunk->writer = this_writer;
  chunk->capacity = (uint32_t)capacity;
  chunk->count = 0;
  log->room -= capacity;
  __atomic_store_n(&log->newest, chunk, __ATOMIC_RELEASE);
  return chunk;
}

call_record_chunk *call_record_take(call_record_log *shared) {
  whole_log *log = (whole_log *)shared;
  if (this_writer == 0) this_writer = __atomic_add_fetch(&last_writer, 1, __ATOMIC_RELAXED);
  pthread_mutex_lock(&log->lock);
  call_record_chunk *chunk = own_chunk(log);
  if (!chunk || chunk->count == chunk->capacity) chunk = new_chunk(log, chunk);
  pthread_mutex_unlock(&log->lock);
  if (chunk) call_record_current = (call_record_cache){shared->id, chunk};
  return chunk;
}

uint64_t call_record_last(const call_record_log *log) { return __atomic_load_n(&log->last, __ATOMIC_RELAXED); }

const call_record_chunk *call_record_newest(const call_record_log *shared) {
  const whole_log *log = (const whole_log *)shared;
  return __atomic_load_n(&log->newest, __ATOMIC_ACQUIRE);
}

const call_record_chunk *call_record_older(const call_record_chunk *chunk) { return chunk->next; }

uint32_t call_record_count(const call_record_chunk *chunk) {
  return __atomic_load_n(&chunk->count, __ATOMIC_ACQUIRE);
}

const call_record_event *call_record_events(const call_record_chunk *chunk) { return chunk->events; }

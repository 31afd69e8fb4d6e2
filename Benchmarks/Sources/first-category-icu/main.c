// The same as `first-category`, with ICU4C:
//
//     first-category-icu ru 3

#include <benchmark_icu.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int64_t nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static int32_t category(const char *locale, double count) {
  benchmark_icu_rules *rules = benchmark_icu_rules_open(locale);
  if (rules == NULL) exit(1);
  int32_t key = benchmark_icu_select(rules, count);
  benchmark_icu_rules_close(rules);
  return key;
}

static const char *keyword(int32_t key) {
  switch (key & 255) {
    case 'z': return "zero";
    case 't': return "two";
    case 'f': return "few";
    case 'm': return "many";
    default: return key >> 8 == 3 ? "one" : "other";
  }
}

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  double count = atof(argv[2]);
  nanoseconds();

  int64_t start = nanoseconds();
  int32_t first = category(argv[1], count);
  int64_t middle = nanoseconds();
  int32_t second = category(argv[1], count);
  int64_t end = nanoseconds();

  if (first < 0 || first != second) return 1;
  printf("%lld %lld %s\n", (long long)(middle - start), (long long)(end - middle), keyword(first));
  return 0;
}

/** Whole seconds from `now` until `at` (both ms), 0 once it has come. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(0, Math.ceil((at - now) / 1_000));
}

/** Seconds as a clock shows them: 0:07, 1:00, 58:30. */
export function countdownText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

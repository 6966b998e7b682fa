const hourMs = 3_600_000;

/** Whether it is time to say that access ends soon: between two days and one day before. */
export function isEndingSoon(accessExpiresAt: string, now: number): boolean {
  const left = Date.parse(accessExpiresAt) - now;
  return left >= 24 * hourMs && left <= 48 * hourMs;
}

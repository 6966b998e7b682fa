/** The only source of "now" in the server, so that a test can stop or move it. */
export type Clock = { now(): Temporal.Instant };

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

/** A clock that stands still until it is moved; for tests and the demo data. */
export function stoppedClock(at: string): Clock & { set(at: string): void } {
  let instant = Temporal.Instant.from(at);
  return {
    now: () => instant,
    set: (next) => {
      instant = Temporal.Instant.from(next);
    },
  };
}

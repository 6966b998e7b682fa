/** Milliseconds: the middle, and what nineteen of twenty and ninety-nine of a hundred stay below. */
export type Spread = { p50: number; p95: number; p99: number; samples: number };

export type Case = () => Promise<unknown>;

/** Measures cases in turn, each round beginning with another one, so that a busy moment meets all of them alike. */
export async function interleave<Name extends string>(
  cases: Record<Name, Case>,
  { samples, warmUp }: { samples: number; warmUp: number },
): Promise<Record<Name, Spread>> {
  const names = Object.keys(cases) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -warmUp; round < samples; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + warmUp + turn) % names.length];
      if (!name) continue;
      const began = performance.now();
      await cases[name]();
      const took = performance.now() - began;
      if (round >= 0) times.get(name)?.push(took);
    }
  }
  return Object.fromEntries(names.map((name) => [name, spreadOf(times.get(name) ?? [])])) as Record<
    Name,
    Spread
  >;
}

/** The spread of times already taken. */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), samples: sorted.length };
}

/** A figure that is the same however often it is asked for. */
export const fixed = (value: number): Spread => ({ p50: value, p95: value, p99: value, samples: 1 });

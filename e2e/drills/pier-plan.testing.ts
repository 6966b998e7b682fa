import { type AttendanceState, attendanceStates } from '@leme/contract/manifest/rules';

/** One thing a guide does or suffers. `party`, between 0 and 1, chooses among the rows that are there by then. */
export type Step =
  | { kind: 'tap'; party: number; status: AttendanceState }
  | { kind: 'rest' | 'slow'; ms: number }
  | { kind: 'swallow'; answers: number }
  | { kind: 'cut' | 'refuse' | 'heal' | 'offline' | 'online' | 'reload' | 'kill' };

export type Morning = {
  seed: number;
  /** People of each party. */
  parties: number[];
  guides: [Step[], Step[]];
  /** At the end the phone itself learns that it has a signal again; otherwise nothing tells the page. */
  isTold: boolean;
};

/** Numbers from 0 to 1, always the same for one seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The morning of a seed: two guides on one session, what they tap and what becomes of their signals meanwhile. */
export function morningOf(seed: number): Morning {
  const next = numbersOf(seed);
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const oneOf = <T>(choices: readonly T[]): T => choices[whole(0, choices.length - 1)] as T;

  const worse = (): Step =>
    oneOf<Step>([
      { kind: 'cut' },
      { kind: 'refuse' },
      { kind: 'offline' },
      { kind: 'swallow', answers: whole(1, 3) },
      { kind: 'swallow', answers: whole(1, 3) },
      { kind: 'slow', ms: whole(100, 2_500) },
    ]);
  const weather = (): Step[] => (next() < 0.6 ? [worse()] : [{ kind: 'heal' }, { kind: 'online' }]);
  const tap = (): Step[] => [
    ...(next() < 0.5 ? weather() : []),
    { kind: 'tap', party: next(), status: oneOf(attendanceStates) },
    { kind: 'rest', ms: whole(0, 300) },
  ];
  /** One of the two loses the page as well, each time just after a tap and mostly without a good signal. */
  const guide = (isRestless: boolean): Step[] => {
    const steps = Array.from({ length: whole(6, 9) }, tap);
    for (const kind of isRestless ? (['reload', 'kill'] as const) : []) {
      const signal = next() < 0.8 ? [worse()] : [];
      steps.splice(whole(1, steps.length), 0, [...signal, ...tap(), { kind }]);
    }
    return steps.flat();
  };

  const parties = Array.from({ length: 6 }, () => whole(1, 3));
  const restless = whole(0, 1);
  return {
    seed,
    parties,
    guides: [guide(restless === 0), guide(restless === 1)],
    isTold: next() < 0.75,
  };
}

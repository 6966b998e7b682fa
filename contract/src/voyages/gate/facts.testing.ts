import type { CrewPerson, DepartureFacts, PaperFact, PlaceFact, PlanFact } from './departure-facts.ts';
import type { GateCode } from './gate-checks.ts';

/** A green morning: everything is known and in order. */
export const green: DepartureFacts = {
  mode: 'avisar',
  date: '2026-12-12',
  hours: 2,
  leaving: true,
  boat: { id: 'netuno', name: 'Netuno', capacity: 20, includes_crew: true },
  papers: [
    { id: 'tie', kind: 'TIE', number: '401', expires_on: null },
    { id: 'dpem', kind: 'DPEM', number: '77', expires_on: '2027-06-30' },
  ],
  people: [1, 2, 3, 4].map((n) => ({ id: `p${n}`, aboard: true, lacks: [] })),
  crew: {
    people: [{ id: 'beto', name: 'Beto', position: 'comandante' }],
    places: [{ position: 'comandante', may: ['beto'], warned: [] }],
    whole: true,
    version: 1,
  },
  others: 0,
  rest: [],
  stops: [],
  plans: [],
  counted: 4,
  previous: [],
  released: [],
};

export const paper = (kind: PaperFact['kind'], expires_on: string | null): PaperFact => ({
  id: `${kind} ${expires_on ?? 'for ever'}`,
  kind,
  number: null,
  expires_on,
});

export const plan = (given: Partial<PlanFact>): PlanFact => ({
  id: 'oil',
  task_id: 'task',
  title: 'Troca de óleo',
  trigger: 'meter',
  every_days: null,
  every_hours: 100,
  first_hours: null,
  based_on: 'completed',
  warn_days: 7,
  warn_hours: 10,
  tolerance_days: 0,
  tolerance_hours: 0,
  due_on: null,
  due_hours: 500,
  paused_until: null,
  hours: 400,
  ...given,
});

const positions = { C: 'comandante', M: 'marinheiro', G: 'guia', '-': null } as const;

/** `Beto:C` stands as captain, `Beto?:C` is a typed name. */
const personOf = (written: string): CrewPerson => {
  const [, name = '', mark, letter] = /^(\w+)(\??):([CMG-])$/.exec(written) ?? [];
  const id = mark === '?' ? null : name.toLowerCase();
  return { id, name, position: positions[letter as keyof typeof positions] ?? null };
};
/** `C=beto,ana*` is a place with who may take it; `*` with a warning. */
const placeOf = (written: string): PlaceFact => {
  const [letter = '-', who = ''] = written.split('=');
  const may = who.split(',').filter(Boolean);
  return {
    position: positions[letter as keyof typeof positions] ?? null,
    may: may.map((each) => each.replace('*', '')),
    warned: may.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1)),
  };
};
const words = (text: string) => text.split(' ').filter(Boolean);

const readers: Readonly<Record<string, (value: string, facts: DepartureFacts) => Partial<DepartureFacts>>> = {
  mode: (value) => ({ mode: value as DepartureFacts['mode'] }),
  stage: (value) => ({ leaving: value === 'leaving' }),
  date: (date) => ({ date }),
  hours: (value) => ({ hours: Number(value) }),
  capacity: (value, { boat }) => ({
    boat: {
      ...boat,
      capacity: value.startsWith('-') ? null : Number.parseInt(value, 10),
      includes_crew: value.endsWith('all'),
    },
  }),
  papers: (value) => ({
    papers: words(value.replace('none', '')).map((each) => {
      const [kind = 'TIE', day = '-'] = each.split('@');
      return paper(kind as PaperFact['kind'], day === '-' ? null : day);
    }),
  }),
  /** `38 aboard`, `3 aboard 2 expected`, `1 aboard lacks name`. */
  people: (value) => {
    const [aboard, expected, lacking] = [
      /(\d+) aboard/.exec(value)?.[1],
      /(\d+) expected/.exec(value)?.[1],
      / lacks (\w+)( ashore)?/.exec(value),
    ];
    const of = (count: string | undefined, isAboard: boolean) =>
      Array.from({ length: Number(count ?? 0) }, (_, at) => ({
        id: `${isAboard ? 'a' : 'e'}${at}`,
        aboard: isAboard,
        lacks: lacking && at === 0 && isAboard === (lacking[2] === undefined) ? [lacking[1] as 'name'] : [],
      }));
    const people = [...of(aboard, true), ...of(expected, false)];
    return { people, counted: Number(aboard ?? 0) };
  },
  crew: (value) => ({
    crew:
      value === 'off'
        ? null
        : {
            people: words(value.split('|')[0] ?? '').map(personOf),
            places: words((value.split('|')[1] ?? '').replace('part', '')).map(placeOf),
            whole: !value.includes('part'),
            version: 1,
          },
  }),
  others: (value) => ({ others: Number(value) }),
  rest: (value) => ({
    rest: value === 'off' ? null : words(value).map((name) => ({ id: name, name, hours: 9, least: 11 })),
  }),
  stops: (value) => ({
    stops:
      value === 'off' ? null : words(value).map((kind) => ({ id: kind, kind: kind as 'order', title: kind })),
  }),
  /** `due 500 now 499 tolerance 10`, `on 2026-12-12`. */
  plans: (value) => {
    if (value === 'off') return { plans: null };
    const of = (name: string) => new RegExp(`${name} ([\\d.-]+)`).exec(value)?.[1];
    const due_on = of('on') ?? null;
    const more = {
      due_on,
      paused_until: of('paused') ?? null,
      due_hours: due_on === null ? Number(of('due')) : null,
      hours: of('now') === undefined ? null : Number(of('now')),
      tolerance_hours: Number(of('tolerance') ?? 0),
      tolerance_days: Number(of('days') ?? 0),
    };
    return { plans: [plan({ ...more, ...(due_on !== null && { trigger: 'calendar', every_days: 90 }) })] };
  },
  counted: (value) => ({ counted: value === '-' ? null : Number(value) }),
  previous: (value) => ({ previous: words(value).map((kind) => ({ id: kind, kind: kind as 'voyage' })) }),
  released: (value) => ({ released: words(value).map((check) => ({ id: check, check: check as GateCode })) }),
};

/** A green morning with what a row of the table says otherwise: `papers: TIE@- DPEM@2026-12-11; mode: exigir`. */
export function factsOf(written: string): DepartureFacts {
  let facts = green;
  for (const part of written.split(' ; ').filter((each) => each.trim() !== '')) {
    const at = part.indexOf(':');
    const read = readers[part.slice(0, at).trim()];
    if (!read) throw new Error(`No such fact: ${part}`);
    facts = { ...facts, ...read(part.slice(at + 1).trim(), facts) };
  }
  return facts;
}

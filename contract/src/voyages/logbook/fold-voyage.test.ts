import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldVoyage, shownStatus } from './fold-voyage.ts';
import { eventKinds, type VoyageEvent } from './voyage-events.ts';

let made = 0;
const said = (kind: VoyageEvent['kind'], more: Partial<VoyageEvent> = {}): VoyageEvent => ({
  id: `e${String(++made).padStart(6, '0')}`,
  kind,
  step: 0,
  at: '2026-11-10T11:04:00.000Z',
  people: null,
  hours: null,
  captain: null,
  text: null,
  occurrence: null,
  level: null,
  eta: null,
  explains: false,
  ...more,
});

const out = (more: Partial<VoyageEvent> = {}) => said('departed', { people: 12, hours: 500, ...more });
const back = (more: Partial<VoyageEvent> = {}) =>
  said('returned', { step: 1, people: 12, hours: 502.1, ...more });

test('a boat that left is out, and one that came back with everybody is back [B2.2-32]', () => {
  const left = out({ captain: 'Davi' });
  expect(foldVoyage([left])).toMatchObject({ status: 'open', why: null, people_out: 12, captain: 'Davi' });
  expect(foldVoyage([left, back()])).toMatchObject({ status: 'closed', hours_start: 500, hours_end: 502.1 });
});

test('fewer people or hours that ran backwards keep a voyage open until somebody explains it by name', () => {
  const left = out();
  const short = foldVoyage([left, back({ people: 11 })]);
  expect(short).toMatchObject({ status: 'open', why: 'people', people_in: 11 });
  expect(foldVoyage([left, back({ hours: 499 })])).toMatchObject({ status: 'open', why: 'hours' });
  const explained = said('amended', { step: 2, text: 'Um ficou na ilha', explains: true });
  expect(foldVoyage([left, back({ people: 11 }), explained])).toMatchObject({ status: 'closed', why: null });
  const line = said('amended', { step: 2, text: 'Mar de fundo' });
  expect(foldVoyage([left, back({ people: 11 }), line])).toMatchObject({ status: 'open', amendments: 1 });
});

test('a return nobody saw leave is kept in review; the departure that comes later makes it whole', () => {
  const came = back();
  expect(foldVoyage([came])).toMatchObject({ status: 'review', why: 'no-departure' });
  expect(foldVoyage([came, out()])).toMatchObject({ status: 'closed', why: null });
});

test('what was said last by those who knew the most counts', () => {
  const wrong = back({ people: 11 });
  const right = back({ step: 2, people: 12 });
  expect(foldVoyage([right, out(), wrong]).status).toBe('closed');
  expect(foldVoyage([said('cancelled', { text: 'Engano' }), out()]).status).toBe('cancelled');
});

test('who counts anew after a return counts again: the boat came back when it first did', () => {
  const first = back({ people: 11, at: '2026-11-10T15:01:00.000Z' });
  const again = back({ step: 2, people: 11, hours: null, at: '2026-11-10T15:36:00.000Z' });
  const short = foldVoyage([again, out(), first]);
  expect(short).toMatchObject({ why: 'people', returned_at: first.at, people_in: 11, hours_end: 502.1 });
  expect(shownStatus(short)).toBe('review');
  const right = back({ step: 3, people: 12, at: '2026-11-10T15:40:00.000Z' });
  const whole = foldVoyage([first, again, right, out()]);
  expect(whole).toMatchObject({ status: 'closed', returned_at: first.at, people_in: 12 });
  expect([whole, foldVoyage([out()])].map(shownStatus)).toEqual(['closed', 'open']);
});

const anEvent = fc.record({
  kind: fc.constantFrom(...eventKinds),
  step: fc.integer({ min: 0, max: 4 }),
  people: fc.option(fc.integer({ min: 0, max: 3 })),
  hours: fc.option(fc.integer({ min: 0, max: 3 })),
  level: fc.option(fc.integer({ min: 0, max: 100 })),
  explains: fc.boolean(),
});

test('any order, any repetition and any loss that is sent again end in the same voyage', () => {
  fc.assert(
    fc.property(
      fc.array(anEvent, { maxLength: 12 }).chain((given) => {
        const events = given.map(({ kind, ...more }) => said(kind, more));
        const some = fc.subarray(events);
        return fc.record({
          events: fc.constant(events),
          lost: some,
          order: fc.shuffledSubarray(events, { minLength: events.length, maxLength: events.length }),
          again: some,
        });
      }),
      ({ events, lost, order, again }) => {
        const whole = foldVoyage(events);
        const kept = order.filter((event) => !lost.includes(event));
        expect(foldVoyage([...kept, ...again, ...lost, ...again])).toEqual(whole);
        expect(whole).toMatchObject(slowly(events));
      },
    ),
  );
});

/** The same, looked for one question at a time. */
function slowly(events: readonly VoyageEvent[]) {
  const before = (one: VoyageEvent, other: VoyageEvent) =>
    one.step < other.step || (one.step === other.step && one.id < other.id);
  const isFirst = (event: VoyageEvent, among: readonly VoyageEvent[]) =>
    among.every((other) => other === event || before(event, other));
  const departures = events.filter(({ kind }) => kind === 'departed');
  const returns = events.filter(({ kind }) => kind === 'returned');
  const isLast = (event: VoyageEvent, among: readonly VoyageEvent[]) =>
    among.every((other) => other === event || before(other, event));
  const cameBack = returns.filter(({ people }) => people !== null);
  const read = returns.filter(({ hours }) => hours !== null);
  const counted = departures.filter(({ people }) => people !== null);
  return {
    departed_at: departures.length > 0 ? departures[0]?.at : null,
    people_out: counted.find((event) => isFirst(event, counted))?.people ?? null,
    returned_at: returns.find((event) => isFirst(event, returns))?.at ?? null,
    people_in: cameBack.find((event) => isLast(event, cameBack))?.people ?? null,
    hours_end: read.find((event) => isLast(event, read))?.hours ?? null,
  };
}

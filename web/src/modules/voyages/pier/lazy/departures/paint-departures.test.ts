import { decideDeparture } from '@leme/contract/voyages/gate/decide-departure';
import { green } from '@leme/contract/voyages/gate/facts.testing';
import type { DayFacts, Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import { expect, test } from 'vitest';
import type { Entry } from '#kit/outbox/rules.ts';
import { paintDepartures } from './paint-departures.ts';

const people = ['ana', 'bia'];
const departing = (session_id: string, more: Partial<Departing> = {}) =>
  ({
    session_id,
    boat_id: 'netuno',
    boat: 'Netuno',
    ends_at: '2026-12-12T13:00:00Z',
    list: people.map((id) => ({ id, name: id, aboard: false })),
    facts: { ...green, previous: [], people: people.map((id) => ({ id, aboard: false, lacks: [] })) },
    voyage: null,
    seals: [],
    said: [],
    ...more,
  }) as unknown as Departing;
const dayOf = (...data: Departing[]) => ({ date: green.date, data }) as unknown as DayFacts;

let made = 0;
const entry = (kind: string, more: object) => {
  made += 1;
  return { kind, id: `e${made}`, client_time: '2026-12-12T11:00:00Z', seq: made, ...more } as Entry;
};
const said = (kind: string, more: object = {}) => {
  const id = `e${made + 1}`;
  const about = { id, kind, boat_id: 'netuno', session_id: 'first', voyage_id: 'v', ...more };
  return entry('departure', { boat: 'Netuno', by: 'Davi', event: about });
};
const voyage = (kind: string, step: number, count: number) =>
  entry('voyage', {
    boat: 'Netuno',
    event: {
      id: `e${made + 1}`,
      kind,
      boat_id: 'netuno',
      session_id: 'first',
      voyage_id: 'v',
      step,
      people: count,
    },
  });

test('who is marked here is aboard at once, who did not come is expected no more, and the rest stays as it was', () => {
  const day = dayOf(departing('first'), departing('second', { boat_id: 'outra' }));
  const marks = [
    entry('mark', { manifest_passenger_id: 'ana', status: 'checked_in' }),
    entry('mark', { manifest_passenger_id: 'bia', status: 'no_show' }),
  ];
  const painted = paintDepartures({ ...day, data: [day.data[0] as Departing] }, marks).data[0];
  expect(painted?.list).toMatchObject([{ id: 'ana', aboard: true }]);
  expect(painted?.facts.people).toMatchObject([{ id: 'ana', aboard: true }]);
  expect(paintDepartures(day, [])).toBe(day);
});

test('a boat that left here holds up its next departure until it is back and its count closes, on the phone too', () => {
  const day = dayOf(departing('first'), departing('second'));
  const sealed = entry('departure', {
    boat: 'Netuno',
    by: 'Davi',
    event: { id: `e${made + 1}`, kind: 'sealed', boat_id: 'netuno', session_id: 'first', voyage_id: 'v' },
    sealed: { result: 'GO', people },
  });
  const out = [voyage('departed', 0, 3), sealed];
  const previousOf = (waiting: Entry[]) => paintDepartures(day, waiting).data[1]?.facts.previous;
  expect(previousOf(out)).toEqual([{ id: 'v', kind: 'voyage' }]);
  const back = [said('counted', { moment: 'back', counted: 1, step: 0 }), voyage('returned', 1, 2)];
  expect(previousOf([...out, ...back])).toMatchObject([{ kind: 'count' }, { kind: 'voyage' }]);
  const found = [said('counted', { moment: 'back', counted: 2, step: 1 }), voyage('returned', 2, 3)];
  expect(previousOf([...out, ...back, ...found])).toEqual([]);
  const first = paintDepartures(day, [...out, ...back]).data[0];
  expect(first?.seals).toMatchObject([{ result: 'GO', people }]);
  // What came through and is still in the queue counts once.
  const again = paintDepartures(paintDepartures(day, out), out).data[0];
  expect([again?.seals.length, again?.voyage?.status]).toEqual([1, 'open']);
});

test('a release given here weighs in the gate of the phone, and an answer ends what waits for words', () => {
  const stop = { id: 'o', kind: 'order' as const, title: 'Bomba' };
  const day = dayOf(departing('first', { facts: { ...green, stops: [stop] } as never }));
  const resultOf = (waiting: Entry[]) =>
    decideDeparture(paintDepartures(day, waiting).data[0]?.facts as never).result;
  expect(resultOf([])).toBe('NO_GO');
  expect(resultOf([said('released', { check: 'work_order', text: 'Bomba trocada, testada no cais' })])).toBe(
    'GO_COM_RESSALVA',
  );
  const anyway = { id: 's', root: 'r', result: 'NO_GO', amends: null, answered: false, people };
  const left = dayOf(departing('first', { seals: [anyway] as never }));
  expect(paintDepartures(left, [said('answered', { text: 'Temporal' })]).data[0]?.seals).toMatchObject([
    { answered: true },
  ]);
});

import type { PierData, PierVoyage } from '@leme/contract/voyages/logbook/pier-data';
import type { EventKind } from '@leme/contract/voyages/logbook/voyage-events';
import { expect, test } from 'vitest';
import { paintPier } from './paint-pier.ts';

const silent = {
  session_id: null,
  people: null,
  hours: null,
  motor_id: null,
  captain: null,
  text: null,
  occurrence: null,
  level: null,
  eta: null,
  explains: false,
};
const at = (minute: number) => `2031-02-01T11:${String(minute).padStart(2, '0')}:00.000Z`;
let made = 0;
function said(kind: EventKind, voyage_id: string, step: number, more: object = {}) {
  made += 1;
  const event = { ...silent, id: `event-${made}`, kind, voyage_id, boat_id: 'netuno', step, ...more };
  return { event, client_time: at(made % 60), boat: 'Lancha Netuno' };
}
const quay = (voyages: PierVoyage[] = []): PierData => ({
  date: '2031-02-01',
  departures: [],
  boats: [],
  stations: [],
  tanks: [],
  last_fuelled: null,
  harbour_phone: null,
  voyages,
});

test('a boat that left and came back here is closed as on the server, and short of one person it is not', () => {
  const out = said('departed', 'v', 0, { people: 6, hours: 500 });
  const left = paintPier(quay(), [out]);
  expect(left.voyages).toMatchObject([{ id: 'v', status: 'open', people_out: 6, steps: 1 }]);
  const back = said('returned', 'v', 1, { people: 6, hours: 502 });
  // Whether what came before is known to the server or still here makes no difference.
  for (const painted of [paintPier(left, [back]), paintPier(quay(), [out, back])])
    expect(painted.voyages).toMatchObject([{ status: 'closed', why: null, people_in: 6, steps: 2 }]);
  const short = said('returned', 'v', 1, { people: 5 });
  expect(paintPier(left, [short]).voyages).toMatchObject([{ status: 'open', why: 'people' }]);
});

test('who says a second time that a boat left for a departure says it of that voyage; another voyage waits', () => {
  const left = paintPier(quay(), [said('departed', 'v', 0, { people: 6, session_id: 's' })]);
  const again = said('departed', 'w', 0, { people: 6, session_id: 's' });
  const happened = said('occurrence', 'w', 1, { occurrence: 'outro', session_id: 's' });
  expect(paintPier(left, [again, happened]).voyages).toMatchObject([
    { id: 'v', status: 'open', occurrences: 1, steps: 3 },
  ]);
  const other = said('departed', 'x', 0, { people: 2 });
  expect(paintPier(left, [other]).voyages).toMatchObject([
    { id: 'x', status: 'review', why: 'other-voyage' },
    { id: 'v', status: 'open' },
  ]);
});

test('nothing said leaves the quay as it is, and what was explained stays closed', () => {
  const data = quay();
  expect(paintPier(data, [])).toBe(data);
  const left = paintPier(data, [said('departed', 'v', 0, { people: 6 })]);
  const back = paintPier(left, [said('returned', 'v', 1, { people: 5 })]);
  const explained: PierData = {
    ...back,
    voyages: back.voyages.map((voyage) => ({ ...voyage, status: 'closed', why: null })),
  };
  const noted = paintPier(explained, [said('occurrence', 'v', 3, { occurrence: 'outro' })]);
  expect(noted.voyages).toMatchObject([{ status: 'closed', occurrences: 1 }]);
});

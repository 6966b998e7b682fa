import { expect, test } from 'vitest';
import { fillDepartures } from './fill-departures.ts';
import { neededPlaces, openPlaces } from './needed-places.ts';
import type { Duty } from './working-day.ts';

const boat = { id: 'netuno', min_crew: 2 };

test('a departure needs the crew of each boat, and a guide for every twenty people', () => {
  const need = (people: number, requires_crew = true) =>
    neededPlaces({ requires_crew, people, boats: [boat] }, new Map(), 20).map(({ position }) => position);
  expect(need(0)).toEqual(['comandante', null]);
  expect(need(1)).toEqual(['comandante', null, 'guia']);
  expect(need(20)).toEqual(['comandante', null, 'guia']);
  expect(need(21)).toEqual(['comandante', null, 'guia', 'guia']);
  expect(need(21, false)).toEqual([]);
  expect(neededPlaces({ requires_crew: true, people: 21, boats: [boat] }, new Map(), 0)).toHaveLength(2);
});

test('guides a boat has anyway count', () => {
  const manning = new Map([['netuno', [{ position: 'guia' as const, count: 2, competency_id: null }]]]);
  const places = neededPlaces({ requires_crew: true, people: 30, boats: [boat] }, manning, 20);
  expect(places.map(({ boat_id, position }) => [boat_id, position])).toEqual([
    ['netuno', 'guia'],
    ['netuno', 'guia'],
  ]);
});

test('who has a position takes a place of it before one any position does for', () => {
  const places = neededPlaces({ requires_crew: true, people: 10, boats: [boat] }, new Map(), 20);
  const open = openPlaces(places, [
    { position: 'marinheiro', boat_id: 'netuno' },
    { position: 'comandante', boat_id: 'netuno' },
  ]);
  expect(open.map(({ position }) => position)).toEqual(['guia']);
  expect(openPlaces(places, [{ position: 'comandante', boat_id: 'other' }])).toHaveLength(3);
  expect(
    openPlaces(places, [{ position: 'guia', boat_id: 'netuno' }]).map(({ position }) => position),
  ).toEqual(['comandante', null]);
});

test('departures are filled in their order, the fewest hours first, and what was given counts', () => {
  const dutyOf = (hour: number): Duty => ({
    id: String(hour),
    date: '2026-12-05',
    starts_at: `2026-12-05T${String(hour).padStart(2, '0')}:00:00Z`,
    ends_at: `2026-12-05T${String(hour + 3).padStart(2, '0')}:00:00Z`,
  });
  const hours: Record<string, number> = { Ana: 600, Beto: 0 };
  const filled = fillDepartures([8, 11, 14], ['Ana', 'Beto'], {
    dutyOf,
    placesOf: () => ['comandante'],
    minutesOf: (person) => hours[person] ?? 0,
    standingOf: (_person, { departure, given }) => {
      const overlaps = given.some(({ starts_at }) => starts_at === dutyOf(departure).starts_at);
      return { lacks: overlaps ? ['overlap'] : [], warns: false };
    },
  });
  expect(
    filled.map((each) => each.filled.map(({ person, minutes, others }) => [person, minutes, others])),
  ).toEqual([[['Beto', 0, 1]], [['Beto', 180, 1]], [['Beto', 360, 1]]]);
  const nobody = fillDepartures([8], ['Ana'], {
    dutyOf,
    placesOf: () => ['comandante'],
    minutesOf: () => 0,
    standingOf: () => ({ lacks: ['unfit'], warns: false }),
  });
  const warned = fillDepartures([8, 11], ['Ana', 'Beto'], {
    dutyOf,
    placesOf: () => ['comandante'],
    minutesOf: (person) => hours[person] ?? 0,
    standingOf: (person, { given }) => ({ lacks: [], warns: person === 'Beto' || given.length > 0 }),
  });
  expect(
    warned.map((each) => each.filled.map(({ person, minutes, others }) => [person, minutes, others])),
  ).toEqual([[['Ana', 600, 0]], [['Beto', 0, 1]]]);
  expect(nobody[0]?.open).toEqual([{ place: 'comandante', nearest: [{ person: 'Ana', lacks: ['unfit'] }] }]);
});

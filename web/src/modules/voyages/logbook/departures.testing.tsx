import { noteDepartures } from '@leme/contract/voyages/count/departure-events';
import { green } from '@leme/contract/voyages/gate/facts.testing';
import { readDepartureFacts } from '@leme/contract/voyages/gate/gate-endpoints';
import { noteVoyages } from '@leme/contract/voyages/logbook/endpoints';
import { logbook } from '@leme/contract/voyages/logbook/logbook';
import { readPierData } from '@leme/contract/voyages/logbook/pier-data';
import { keepsRegister } from '../../../testing/fake-register.ts';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

export const id = (n: number) => `00000000-0000-7000-8000-0000000007${String(n).padStart(2, '0')}`;
export const [boat, session, voyage] = [id(1), id(2), id(3)];
const names = ['Ana Paz', 'Bia Rocha', 'Caio Lima'];
export const list = names.map((name, at) => ({
  id: id(20 + at),
  booking_id: id(30),
  name,
  document: null,
  birth_date: null,
  fare: 'Adulto',
  aboard: true,
}));
export const facts = {
  ...green,
  boat: { ...green.boat, id: boat },
  people: list.map((person) => ({ id: person.id, aboard: true, lacks: [] })),
  papers: [{ id: id(4), kind: 'DPEM', number: '77', expires_on: '2027-06-30' }],
  crew: null,
  counted: null,
  leaving: false,
};
const departing = {
  session_id: session,
  product: 'Baía',
  date: green.date,
  start_time: '08:00',
  end_time: '10:00',
  starts_at: '2026-12-12T11:00:00.000Z',
  ends_at: '2026-12-12T13:00:00.000Z',
  boat_id: boat,
  boat: 'Netuno',
  registration_no: '401M',
  motor_id: null,
  hours: null,
  facts,
  list,
  crew: [{ id: null, name: 'Davi', position: 'comandante', papers: [] }],
  voyage: null,
  seals: [],
  said: [],
};
export const out = {
  id: voyage,
  status: 'open',
  why: null,
  departed_at: departing.starts_at,
  returned_at: null,
  steps: 1,
  people_out: 4,
};
export const seal = {
  id: id(5),
  root: 'a'.repeat(64),
  result: 'GO',
  amends: null,
  sealed_at: departing.starts_at,
  answered: true,
  people: list.map((person) => person.id),
};
export const said = (kind: string, more: object = {}) => ({
  id: id(40 + Object.keys(more).length),
  kind,
  step: 0,
  at: departing.starts_at,
  by: 'Davi',
  moment: null,
  counted: null,
  people: [],
  mark: null,
  check: null,
  text: null,
  ...more,
});

/** The logbook with one boat of one departure; what is said is stored, until a test says more. */
export async function openDepartures(given: object = {}, as: 'admin' | 'marinheiro' = 'marinheiro') {
  const server = aServer();
  keepsRegister(server, logbook, []);
  const row = { ...departing, ...given };
  const isOut = row.voyage !== null;
  server.answers(readPierData, {
    date: green.date,
    departures: [
      {
        id: session,
        product: 'Baía',
        start_time: '08:00',
        end_time: '10:00',
        ends_at: departing.ends_at,
        captain: 'Davi',
        crew: 1,
        boats: [{ id: boat, name: 'Netuno', aboard: 3 }],
      },
    ],
    boats: [],
    harbour_phone: '+5548999990000',
    voyages: isOut
      ? [
          {
            ...out,
            boat_id: boat,
            boat: 'Netuno',
            session_id: session,
            eta: null,
            hours_start: null,
            occurrences: 0,
          },
        ]
      : [],
  } as never);
  server.answers(readDepartureFacts, {
    date: green.date,
    made_at: new Date().toISOString(),
    zone: 'America/Sao_Paulo',
    company: { id: id(6), name: 'Mar Azul' },
    seals: true,
    harbour_phone: '+5548999990000',
    data: [row],
  } as never);
  stores(server);
  const user = await openPage(server, '/mar-azul/logbook', { as, size: 'phone' });
  return { server, user };
}

type Sent = { events: { id: string; voyage_id?: string | null }[] };

/** From now on the server takes what is said, each by its id. */
export function stores(
  server: FakeServer,
  outcome: 'stored' | 'refused' = 'stored',
  reason: string | null = null,
): void {
  const answer = ({ events }: Sent) => ({
    results: events.map((event) => ({ id: event.id, outcome, reason, voyage_id: event.voyage_id ?? null })),
  });
  server.answers(noteVoyages, answer as never);
  server.answers(noteDepartures, answer as never);
}

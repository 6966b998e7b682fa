import { getPassengerManifest, recordAttendance } from '@leme/contract/manifest/endpoints';
import {
  type AttendanceConflict,
  type AttendanceRefusal,
  listAttendanceIssues,
  reviewRefusal,
} from '@leme/contract/manifest/issue-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noAnswer } from '../../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../../testing/open-page.tsx';
import { aBooking, aPassenger, aSession } from '../../party/manifest.testing.ts';

const date = Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
const yesterday = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
const id = () => crypto.randomUUID();
const sessionId = id();
const placeOf = (customer_name: string) => ({
  booking_id: id(),
  customer_name,
  session_id: sessionId,
  date,
  start_time: '08:00',
  product: 'Ilha do Campeche',
});
const manifest = `/mar-azul/passenger-manifest?date=${date}`;

/** One person whom the guide saw aboard and the office took for absent. */
const contradicted = (name: string): AttendanceConflict => ({
  ...placeOf(name),
  manifest_passenger_id: id(),
  name: null,
  position: 1,
  heads: [
    {
      id: id(),
      status: 'checked_in',
      by: 'Gil Guia',
      client_time: `${yesterday}T11:02:00Z`,
      at: `${date}T12:30:00Z`,
    },
    { id: id(), status: 'no_show', by: 'Olga Oficina', client_time: null, at: `${yesterday}T12:40:00Z` },
  ],
});

const user_id = id();
const refused = (name: string, part: Partial<AttendanceRefusal> = {}): AttendanceRefusal => ({
  id: id(),
  status: 'checked_in',
  reason: 'passenger-removed',
  user_id,
  together: 2,
  by: 'Gil Guia',
  client_time: `${date}T11:02:00Z`,
  at: `${date}T12:30:00Z`,
  place: placeOf(name),
  ...part,
});

/** A server that knows of these; what is decided or looked at leaves its list. */
function anIssuesDay(conflicts: AttendanceConflict[], refusals: AttendanceRefusal[] = []) {
  const server = aServer();
  let [open, unseen] = [conflicts, refusals];
  server.answers(listAttendanceIssues, () => ({ conflicts: open, refusals: unseen }));
  server.answers(recordAttendance, ({ events }) => {
    open = open.filter((one) => !events.some((event) => event.booking_id === one.booking_id));
    return { results: events.map((event) => ({ id: event.id, outcome: 'stored' as const })), bookings: [] };
  });
  server.answers(reviewRefusal, (input) => {
    const seen = unseen.find((one) => one.id === input.id);
    unseen = unseen.filter((one) => one.user_id !== seen?.user_id);
    return { id: input.id };
  });
  const bookings = conflicts.map((one) =>
    aBooking({
      id: one.booking_id,
      customer_name: one.customer_name,
      passengers: [{ ...aPassenger(one.manifest_passenger_id), heads: one.heads }],
    }),
  );
  const product = { id: id(), name: 'Ilha do Campeche', color: '#0e8fa8' };
  server.answers(getPassengerManifest, {
    date,
    today: date,
    data: [{ ...aSession({ id: sessionId, date, product }), bookings }],
  });
  return server;
}

const list = async () => within(await screen.findByRole('dialog', { name: 'Conflitos e recusas' }));

test('a person two devices marked differently is shown with who said what and when, and is settled by a decision', async () => {
  const server = anIssuesDay([contradicted('Rita Contradita'), contradicted('Davi Contradito')]);
  const person = await openPage(server, manifest, { as: 'admin' });
  await screen.findByText('2 passageiros com marcações diferentes');
  await person.click(screen.getByRole('button', { name: 'Ver conflitos e recusas' }));
  const issues = await list();
  await issues.findByRole('heading', { name: 'Marcações diferentes' });
  const text = issues
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes('Rita'))?.textContent;
  expect(text).toMatch(
    /: Check-in em \d\d\/\d\d\/\d{4} às 08:02 \(hora do aparelho; chegou em \d\d\/\d\d\/\d{4} às 09:30\)/,
  );
  expect(text).toMatch(/: No-show em \d\d\/\d\d\/\d{4} às \d\d:\d\d/);
  await person.click(issues.getByRole('button', { name: 'No-show: Rita Contradita' }));
  await waitFor(() => expect(issues.queryByText('Rita Contradita')).toBeNull());
  expect(server.sent('POST /attendance-events')).toMatchObject([{ events: [{ status: 'no_show' }] }]);
  issues.getByRole('button', { name: 'Check-in: Davi Contradito' });
});

test('refused marks stand together by person and reason, and are taken off the list by the office alone', async () => {
  const other = { user_id: id(), by: 'Olga Oficina', together: 1 };
  const server = anIssuesDay(
    [],
    [refused('Nina Recusada'), refused('Ivo Recusado'), refused('Ivo Recusado', other)],
  );
  const guide = await openPage(server, manifest, { as: 'marinheiro', size: 'phone' });
  await screen.findByText('3 marcações recusadas');
  await guide.click(screen.getByRole('button', { name: 'Ver conflitos e recusas' }));
  const seen = await list();
  expect((await seen.findAllByText('A pessoa não estava mais na reserva.')).length).toBe(2);
  const row = seen.getAllByText(/Nina Recusada/)[0]?.closest('[data-row]');
  expect(row?.textContent).toMatch(/: 2 marcações/);
  expect(row?.textContent).toContain('Ivo Recusado');
  expect(row?.textContent).toContain(`às 08:02 (hora do aparelho`);
  expect(seen.queryByRole('button', { name: /^Já vi/ })).toBeNull();

  const person = await openPage(server, manifest, { as: 'manager' });
  await person.click(await screen.findByRole('button', { name: 'Ver conflitos e recusas' }));
  const issues = await list();
  await waitFor(() => expect(issues.getAllByRole('button', { name: /^Já vi/ })).toHaveLength(2));
  await person.click(issues.getAllByRole('button', { name: /^Já vi/ })[0] ?? document.body);
  await waitFor(() => expect(issues.getAllByRole('button', { name: /^Já vi/ })).toHaveLength(1));
  await person.keyboard('{Escape}');
  await screen.findByText('1 marcação recusada');
});

test('the list leads to the people of a session in the form of the present address', async () => {
  const server = anIssuesDay([contradicted('Lia do Caminho')]);
  const wanted = `/passenger-manifest?date=${date}&session=${sessionId}`;
  const link = async () =>
    (await list()).findByRole('link', { name: 'Ver manifesto: Ilha do Campeche, 08:00' });
  await openPage(server, '/passenger-manifest?issues=true', { as: 'admin' });
  expect((await link()).getAttribute('href')).toBe(wanted);
  const person = await openPage(server, '/mar-azul/sessions-manifest?issues=true', { as: 'admin' });
  expect((await link()).getAttribute('href')).toBe(`/mar-azul${wanted}`);
  await person.click(await link());
  await waitFor(() =>
    expect(location.pathname + location.search).toContain(`/mar-azul/passenger-manifest?date=${date}`),
  );
  await waitFor(() => expect(location.search).not.toContain('issues'));
});

test('what could not be decided comes back; what cannot be loaded says so in the list and is silent beside it', async () => {
  const server = anIssuesDay([contradicted('Zeca Teimoso')]);
  server.answers(listAttendanceIssues, noAnswer);
  const person = await openPage(server, `${manifest}&issues=true`, { as: 'admin' });
  const issues = await list();
  await issues.findByText('Erro ao carregar conflitos e recusas');
  expect(screen.queryByText(/passageiros? com marcações diferentes/)).toBeNull();
  const conflicts = [contradicted('Zeca Teimoso')];
  server.answers(listAttendanceIssues, { conflicts, refusals: [] });
  await person.click(issues.getByRole('button', { name: 'Tentar novamente' }));
  const choice = () => issues.findByRole('button', { name: 'Check-in: Zeca Teimoso' });
  server.answers(recordAttendance, noAnswer);
  await person.click(await choice());
  await screen.findByText('Decisão não registrada');
  server.answers(recordAttendance, ({ events }) => {
    conflicts.length = 0;
    return { results: events.map((event) => ({ id: event.id, outcome: 'stored' as const })), bookings: [] };
  });
  await person.click(await choice());
  await waitFor(() => expect(issues.queryByText('Zeca Teimoso')).toBeNull());
});

test('whoever may not check people in neither asks nor sees', async () => {
  const server = anIssuesDay([contradicted('Olga Discreta')], [refused('Olga Discreta')]);
  await openPage(server, `${manifest}&issues=true`, { as: 'user' });
  await screen.findAllByText('Olga Discreta');
  expect(server.times('GET /attendance-issues')).toBe(0);
  expect(screen.queryByText(/marcaç(ão|ões) recusada/)).toBeNull();
});

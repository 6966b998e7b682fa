import { readCalendar } from '@leme/contract/bookings/availability/calendar-endpoints';
import { returnToSchedule } from '@leme/contract/bookings/availability/plan-endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const day = '2031-02-07';
const id = () => crypto.randomUUID();
const [netuno, edited] = [id(), id()];
const product = { id: id(), name: 'Ilha do Campeche', color: '#0e8fa8' };

function aHarbour() {
  const server = aServer();
  server.answers(readCalendar, {
    today: day,
    time: '07:52',
    boats: [{ id: netuno, boat_name: 'Lancha Netuno', places: 20, status: 'active', papers_until: null }],
    sessions: [
      {
        id: edited,
        product,
        date: day,
        start_time: '09:00',
        end_time: '11:00',
        boat_ids: [netuno],
        status: 'available',
        schedule_id: id(),
        is_edited: true,
        version: 4,
      },
    ],
    blocks: [],
  } as never);
  server.answers(returnToSchedule, {} as never);
  return server;
}

async function sheet(without: readonly string[] = []) {
  const server = aHarbour();
  const person = await openPage(server, `/mar-azul/sessions-calendar?date=${day}`, {
    as: 'manager',
    without: [...without],
  });
  await person.click(await screen.findByRole('button', { name: /Ilha do Campeche, 09:00/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ilha do Campeche' }));
  await dialog.findByText('Alterada à mão');
  return { server, person, dialog };
}

test('what was changed by hand is given back to its schedule where it stands in the calendar', async () => {
  const { server, person, dialog } = await sheet();
  await person.click(dialog.getByRole('button', { name: 'Devolver à grade' }));
  await screen.findByText('Sessão devolvida à grade');
  expect(server.sent('POST /sessions/:id/return-to-schedule')).toMatchObject([{ id: edited }]);
});

test('who may not change availability gives nothing back', async () => {
  const { dialog } = await sheet(['manage-availability:update']);
  expect(dialog.queryByRole('button', { name: 'Devolver à grade' })).toBeNull();
});

test('boats by the hour move departures, and lead to the list of the day, where the rest is done to them [B2.2-99]', async () => {
  await openPage(aHarbour(), `/mar-azul/sessions-calendar?date=${day}`, { as: 'manager' });
  await screen.findByRole('button', { name: /Ilha do Campeche, 09:00/ });
  const way = within(screen.getByRole('main')).getByRole('link', { name: 'Sessões do Dia' });
  expect(way.getAttribute('href')).toBe(`/mar-azul/sessions?date=${day}`);
});

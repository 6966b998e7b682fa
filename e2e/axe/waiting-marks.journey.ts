import { expect, test } from 'vitest';
import type { Size } from '../browser.ts';
import { openOffice, shows } from '../pier/pier-day.ts';
import {
  findSignal,
  guide,
  loseSignal,
  openInstalledPhone,
  openSailing,
  queueIs,
  readyForSea,
} from '../signal/at-sea.ts';
import { axe } from './axe.ts';

type Office = Awaited<ReturnType<typeof openOffice>>;
type Booking = { id: string; passengers: { id: string }[] };

/** Says what a device would about the first person of a booking, knowing of nothing but `bases`. */
async function aVoice(office: Office, date: string, { id: booking_id }: { id: string }) {
  const { data } = await office.send('GET', `/passenger-manifest?date=${date}`);
  const bookings: Booking[] = data.flatMap((each: { bookings: Booking[] }) => each.bookings);
  const person = bookings.find(({ id }) => id === booking_id)?.passengers[0];
  return async (status: string, bases: string[] = []) => {
    const event = { id: crypto.randomUUID(), booking_id, manifest_passenger_id: person?.id, status, bases };
    await office.send('POST', '/attendance-events', { events: [event] });
    return event.id;
  };
}

const marks = '**/api/attendance-events';

test.each<[Size, string]>([['phone', '2033-03-01']])(
  'axe finds nothing on a %s where marks wait, contradict each other or were refused',
  async (size, date) => {
    const office = await openOffice();
    const session = await office.aSession(date, '08:00');
    const torn = await office.aBooking(session, { name: 'Dinah Dividida' });
    const cancelled = await office.aBooking(session, { name: 'Célia Cancelada' });
    await office.aBooking(session, { name: 'Ester à Espera', adults: 3, needs: 'Alergia a camarão' });
    const says = await aVoice(office, date, torn);
    const both = [await says('checked_in'), await says('no_show')];
    const page = await openInstalledPhone(guide, size);
    await openSailing(page, session, date);
    await readyForSea(page, date);
    await shows(page.getByText('marcações diferentes', { exact: true }));
    const choose = async (name: string) => {
      await page.getByRole('button', { name: `Status de ${name}` }).click();
      await page.getByRole('menuitem', { name: /^Check-in/ }).click();
    };
    await loseSignal(page);
    await choose('Célia Cancelada');
    await queueIs(page, 1);
    await office.send('POST', `/bookings/${cancelled.id}/cancellation`, {
      version: cancelled.version,
      reason: 'Chuva',
    });
    await findSignal(page);
    await page.getByRole('button', { name: /, 1 recusado$/ }).waitFor();
    await page.route(marks, (route) => route.abort());
    await choose('Ester à Espera');
    await queueIs(page, 1);
    await shows(page.getByText('na fila', { exact: true }));
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: /, 1 na fila$/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Marcações deste aparelho' });
    await sheet.getByText('A reserva foi cancelada.').waitFor();
    expect(await axe(page, '[role=dialog]')).toEqual([]);
    await page.goto('/logout');
    await page.getByText('Ainda há 1 marcação deste aparelho na fila').waitFor();
    expect(await axe(page)).toEqual([]);
    // One company's list is the same for all: it is left as it was found, with what others wait for.
    await says('checked_in', both);
    const { refusals } = await office.send('GET', '/attendance-issues');
    for (const refusal of refusals)
      if (refusal.place?.date === date)
        await office.send('POST', `/attendance-refusals/${refusal.id}/review`);
  },
);

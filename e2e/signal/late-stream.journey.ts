import { test } from 'vitest';
import { openAs } from '../browser.ts';
import { checkIn, openOffice, openSession, shows } from '../pier/pier-day.ts';
import { findSignal, loseSignal, openInstalledPhone, openSailing, readyForSea } from './at-sea.ts';

test('a page started without a signal shows what colleagues did meanwhile soon after there is one', async () => {
  const date = '2033-01-28';
  const office = await openOffice();
  const session = await office.aSession(date, '08:00');
  await office.aBooking(session, { name: 'Dona Calmaria' });
  const guide = await openInstalledPhone();
  const status = (word: string) => guide.getByRole('button', { name: `Status de Dona Calmaria: ${word}` });
  await openSailing(guide, session, date);
  await readyForSea(guide, date);
  await loseSignal(guide);
  await guide.reload();
  await shows(status('Pendente'));

  const colleague = await openAs('manager@mar-azul.test', 'phone');
  await openSession(colleague, date);
  await checkIn(colleague, 'Dona Calmaria');
  await colleague.getByText('Check-in realizado').first().waitFor();
  await findSignal(guide);
  await shows(status('Check-in'));
});

import { describe, expect, test } from 'vitest';
import { openAs, type Size, sizes } from '../browser.ts';
import { aJourneyDay, sessionsPath } from '../sessions-day.ts';
import { axe } from './axe.ts';

const office = 'admin@mar-azul.test';

describe('in light, dark and sun', () => {
  test.each(Object.keys(sizes) as Size[])(
    'every dialog of the day is readable by all on a %s',
    async (size) => {
      const page = await openAs(office, size);
      const date = `2035-05-${size === 'phone' ? '03' : '07'}`;
      const { morning, bookings } = await aJourneyDay(page, date);
      const act = (name: string) => ({ open: 'bookings', booking: bookings[0].id, act: name });
      await page.goto(sessionsPath(date));
      for (const [search, title] of [
        [{ open: 'bookings' }, 'Reservas da sessão'],
        [act('edit'), 'Editar reserva'],
        [act('move'), 'Mover reserva'],
        [act('pay'), 'Registrar pagamento'],
        [act('cancel'), /Cancelar a reserva/],
        [{ open: 'boats' }, 'Distribuir por embarcação'],
        [{ open: 'clone' }, 'Duplicar sessão'],
        [{ open: 'cancel' }, 'Cancelar a sessão?'],
      ] as const) {
        const path = sessionsPath(date, { ...search, session: morning.id });
        await page.evaluate((to) => history.pushState(null, '', to), path);
        await page
          .getByRole('dialog', { name: title })
          .or(page.getByRole('alertdialog', { name: title }))
          .waitFor();
        await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
        // What lies behind a dialog is hidden a moment after it has come.
        await expect.poll(() => axe(page), { message: String(title) }).toEqual([]);
      }
    },
  );
});

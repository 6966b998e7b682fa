import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { allAnswered } from '../all-answered.ts';
import { axe } from '../axe/axe.ts';
import { aMark, ask, openAs } from '../browser.ts';

// A company that hands enquiries to nobody by itself.
const office = 'admin@porto-vivo.test';

type Written = { status: string; attempts: number; owner_id: string; first_contact_at: string | null };

async function watchQueue(email: string, address: string, size?: 'phone'): Promise<Page> {
  const page = await openAs(email, size);
  const heard = page.waitForResponse((answer) => answer.url().includes('/api/realtime'));
  await page.goto(address);
  await heard;
  await page.getByText('Nada na fila', { exact: false }).or(page.getByRole('status')).first().waitFor();
  await allAnswered(page);
  return page;
}

test('twelve minutes: an enquiry arrives on two open queues by itself, one of two takes it on a phone, and it is answered within its time', async () => {
  const mark = aMark();
  const product = await ask<{ id: string }>(office, 'POST', '/products', {
    name: `Tour ${mark}`,
    price: 180,
  });
  const address = `/porto-vivo/inside-sales?owner=pool&product=${product.id}`;
  const phone = await watchQueue(office, address, 'phone');
  const desk = await watchQueue('manager@porto-vivo.test', address);
  const name = `Vera ${mark}`;
  const lead = await ask<{ id: string }>(office, 'POST', '/leads', {
    name,
    phone: '48999112034',
    offered_value: 360,
    product_id: product.id,
    owner_id: null,
  });

  // Nobody asked: the stream says so.
  const taking = phone.getByRole('button', { name: 'Peguei' });
  await Promise.all([taking.waitFor(), desk.getByRole('button', { name, exact: true }).waitFor()]);
  expect(await axe(phone)).toEqual([]);
  await taking.click();
  const work = phone.getByRole('dialog', { name });
  await work.waitFor();
  await desk.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
  expect(await axe(phone)).toEqual([]);
  await work.getByRole('button', { name: 'Feito', disabled: false }).click();
  await work.waitFor({ state: 'detached' });

  const { user } = await ask<{ user: { id: string } }>(office, 'GET', '/auth/session');
  const written = await ask<Written>(office, 'GET', `/leads/${lead.id}`);
  expect(written).toMatchObject({ owner_id: user.id, attempts: 1, status: 'contacted' });
  expect(written.first_contact_at).not.toBeNull();
});

import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { expect, test } from 'vitest';
import { aMark, ask, openAs } from '../browser.ts';
import { anOffice } from '../pier/departure-day.ts';

const office = 'admin@mar-azul.test';

/** Four Saturdays that are sold already and on which no other journey sails. */
function fourSaturdays(): string[] {
  const day = Temporal.Now.plainDateISO('America/Sao_Paulo').add({ days: 200 });
  const first = day.add({ days: (13 - day.dayOfWeek) % 7 });
  return [0, 7, 14, 21].map((days) => first.add({ days }).toString());
}

/** A season of two times, as it is typed, of which nothing is applied. */
async function aSeason(mark: string, saturdays: readonly string[]) {
  const desk = await anOffice(office);
  const product = desk.products.find(({ name }) => name === 'Ilha do Campeche');
  const schedule = await desk.send('POST', '/schedules', {
    name: `Sábados ${mark}`,
    product_id: product?.id,
    weekdays: [6],
    dates: [{ from: saturdays[0], to: saturdays.at(-1) }],
    capacity: 18,
  });
  const add = (start_time: string) =>
    desk.send('POST', '/schedule-times', { schedule_id: schedule.id, label: start_time, start_time });
  await add('08:00');
  const late = await add('10:30');
  /** The second departure of a day, whatever it sails at. */
  const lateOn = async (date: string): Promise<SessionRow> => {
    const { data } = await desk.send('GET', `/sessions?date=${date}`);
    const own = data.filter((each: SessionRow) => each.schedule_id === schedule.id);
    return own.toSorted((one: SessionRow, other: SessionRow) =>
      one.start_time < other.start_time ? 1 : -1,
    )[0];
  };
  const sell = async (session: SessionRow, name: string) => {
    const { products } = await desk.send('GET', '/sessions/options');
    const sold = products.find(({ id }: { id: string }) => id === session.product_id);
    return await desk.send('POST', '/bookings', {
      session_id: session.id,
      customer_name: name,
      customer_phone: '48999142207',
      customer_email: `${mark}@exemplo.com.br`,
      passengers: [{ fare_type_id: sold.fare_types[0].id, quantity: 2 }],
      payment: null,
    });
  };
  return {
    schedule,
    late,
    lateOn,
    sell,
    letters: (id: string) => ask(office, 'GET', `/bookings/${id}/letters`),
  };
}

test('Saturdays of a season: half past ten becomes eleven with two of them sold; one is kept, one is moved with its people, who are told once, and all is taken back but them [B2.2-41]', async () => {
  const mark = aMark();
  const saturdays = fourSaturdays();
  const season = await aSeason(mark, saturdays);
  const [first = '', second = '', third = ''] = saturdays;
  const page = await openAs(office);
  const plan = page.getByRole('dialog', { name: `Mudanças de Sábados ${mark}` });
  const figure = (name: RegExp) => plan.getByRole('button', { name }).waitFor();
  const apply = plan.getByRole('button', { name: /^Aplicar/ });
  const path = `/mar-azul/manage-availability?changes=${season.schedule.id}`;

  await page.goto(path);
  await figure(/^8 ?Criar$/);
  await apply.click();
  await plan.getByText('Criadas: 8').waitFor();
  await plan.getByRole('button', { name: 'Fechar' }).last().click();
  await plan.waitFor({ state: 'detached' });

  const [kept, moved] = [await season.lateOn(second), await season.lateOn(third)];
  const stays = await season.sell(kept, `Rui ${mark}`);
  const goes = await season.sell(moved, `Ana ${mark}`);
  await ask(office, 'PATCH', `/schedule-times/${season.late.id}`, { start_time: '11:00', version: 1 });

  await page.goto(path);
  for (const name of [/^4 ?Manter$/, /^2 ?Mudar$/, /^2 ?Vendidas$/]) await figure(name);
  await apply.filter({ hasText: '2 saídas vendidas esperam uma decisão' }).waitFor();
  const asked = plan.getByRole('group', { name: /^O que fazer com/ });
  await asked
    .nth(0)
    .getByRole('radio', { name: /Manter como está/ })
    .check();
  await asked
    .nth(1)
    .getByRole('radio', { name: /Mudar com os clientes/ })
    .check();
  expect((await season.letters(goes.id)).data).toEqual([]);
  await apply.click();
  await plan.getByText('Mudadas: 2 · Mudadas com os clientes: 1 · Mantidas: 1').waitFor();

  const hourOf = async (date: string) => (await season.lateOn(date)).start_time.slice(0, 5);
  expect([await hourOf(first), await hourOf(second), await hourOf(third)]).toEqual([
    '11:00',
    '10:30',
    '11:00',
  ]);
  expect((await season.letters(goes.id)).data).toMatchObject([{ letter: 'change' }]);
  expect((await season.letters(stays.id)).data).toEqual([]);

  await plan.getByRole('button', { name: /^Desfazer tudo/ }).click();
  await plan.getByText(/saídas voltaram a ser como eram\. 1 fica/).waitFor();
  expect(await plan.getByRole('list', { name: 'Saídas que ficam' }).innerText()).toContain('11:00');
  expect([await hourOf(first), await hourOf(third)]).toEqual(['10:30', '11:00']);
  expect((await season.letters(goes.id)).data).toHaveLength(1);
});

import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { weekOf } from '@leme/contract/rosters/states';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axe } from '../axe/axe.ts';
import { openAs, stands } from '../browser.ts';
import { hire } from '../crew.ts';
import { openOffice, shows } from '../pier/pier-day.ts';
import { findSignal, heldBy, loseSignal, openInstalledPhone, readyForSea } from '../signal/at-sea.ts';

const company = 'porto-escala';
const zone = 'America/Sao_Paulo';

type Office = Awaited<ReturnType<typeof openOffice>>;

/** Somebody of the crew with an account and a paper that was checked. */
async function aCaptain(office: Office, full_name: string) {
  const checker = await openOffice(`manager@${company}.test`);
  const account = await hire(await office.tenantId(), full_name, 'marinheiro');
  const said = { full_name, birth: '1986-04-12', positions: ['comandante'], user_id: account.id };
  const { id } = await office.send('POST', '/crew-members', said);
  const { data } = await office.send('GET', '/crew-credentials/options/competency_id?q=MNC');
  const paper = { crew_id: id, competency_id: data[0].id, number: `CIR ${full_name}` };
  const expires_on = addDays(dayIn(zone, Temporal.Now.instant()), 365);
  const credential = await office.send('POST', '/crew-credentials', { ...paper, expires_on });
  await checker.send('POST', `/crew-credentials/${credential.id}/acceptance`, { version: 1 });
  return { id, email: account.email };
}

/** A boat that one person sails, and departures of it. */
async function aBoat(office: Office) {
  const named = { boat_name: 'Lancha Domingo', capacity: 12, nav_area: 'costeira', gross_tonnage: 8 };
  const boat = await office.send('POST', '/boats', { ...named, min_crew: 1 });
  const { products } = await office.send('GET', '/sessions/options');
  const sail = async (date: string, start_time: string, end_time: string) =>
    (await office.send('POST', '/sessions', {
      product_id: products[0].id,
      date,
      start_time,
      end_time,
      guide_name: null,
      sailor_name: null,
      notes: null,
      total_capacity: 12,
      boat_ids: [boat.id],
    })) as { id: string };
  return { boat, sail };
}

const told = (page: Page, text: string) => shows(page.getByText(text, { exact: true }));

test('[B2.2-63] [B2.2-64] Sunday evening: a week is copied, filled and published, one phone confirms and knows it without a signal, one declines, and who declined is substituted', async () => {
  const office = await openOffice(`admin@${company}.test`);
  const { boat, sail } = await aBoat(office);
  const beto = await aCaptain(office, 'Beto Domingo');
  const ana = await aCaptain(office, 'Ana Domingo');
  await aCaptain(office, 'Caio Domingo');
  const before = addDays(weekOf(dayIn(zone, Temporal.Now.instant())), 7);
  const week = addDays(before, 7);
  const former = await sail(addDays(before, 5), '10:00', '12:00');
  const given = { session_id: former.id, boat_id: boat.id, position: 'comandante' };
  await office.send('POST', '/crew-assignments', { ...given, crew_id: beto.id });
  await sail(addDays(week, 5), '10:00', '12:00');
  const other = await sail(addDays(week, 5), '14:00', '16:00');
  const desk = await openAs(`admin@${company}.test`);
  await desk.goto(`/${company}/rosters?week=${week}`);
  await told(desk, '2 abertas');
  expect(await axe(desk)).toEqual([]);

  await desk.getByRole('button', { name: 'Ações', exact: true }).click();
  await desk.getByRole('menuitem', { name: 'Copiar semana' }).click();
  const copies = desk.getByRole('dialog', { name: 'Copiar semana' });
  await copies.getByRole('checkbox', { name: /^Beto/ }).waitFor();
  await copies.getByRole('button', { name: 'Aceitar 1' }).click();
  await told(desk, '1 aberta');

  await desk.getByRole('button', { name: 'Preencher' }).click();
  const fills = desk.getByRole('dialog', { name: 'Preencher' });
  await fills.getByRole('checkbox', { name: /^Ana/ }).waitFor();
  expect(await axe(desk)).toEqual([]);
  await fills.getByRole('button', { name: 'Aceitar 1' }).click();
  await told(desk, '2 por confirmar');

  await desk.getByRole('button', { name: 'Publicar' }).click();
  const publishes = desk.getByRole('dialog', { name: 'Publicar' });
  await publishes.getByText('Beto', { exact: false }).first().waitFor();
  await publishes.getByRole('button', { name: 'Publicar' }).click();
  await told(desk, 'Publicada');

  const first = await openInstalledPhone(beto.email);
  await first.goto(`/${company}/crew-rosters`);
  const next = first.getByRole('region', { name: 'Próximo trabalho' });
  await next.getByText('09:30–12:30').waitFor();
  await stands(first);
  expect(await axe(first)).toEqual([]);
  await next.getByRole('button', { name: 'Confirmar' }).click();
  await next.getByText('Confirmada').waitFor();
  await readyForSea(first, 'duties');
  await stands(first);

  await loseSignal(first);
  await first.reload();
  await first.getByText(/^Sem sinal: a sua escala como estava em /).waitFor();
  await next.getByText('Confirmada').waitFor();
  await findSignal(first);
  await first.getByRole('button', { name: 'Tentar novamente' }).click();
  await first.getByText(/^Sem sinal: a sua escala/).waitFor({ state: 'detached' });
  await first.getByRole('button', { name: /^Conta/ }).click();
  await first.getByRole('menuitem', { name: 'Sair' }).click();
  await first.getByLabel('Email').waitFor();
  await expect.poll(() => heldBy(first)).toEqual({ days: [], outbox: 0, keys: 0 });

  const second = await openAs(ana.email, 'phone');
  await second.goto(`/${company}/crew-rosters`);
  await second.getByRole('button', { name: 'Não posso' }).click();
  const declines = second.getByRole('dialog', { name: 'Não posso' });
  await declines.getByLabel(/^Por que não pode/).fill('Estou doente');
  await declines.getByRole('button', { name: 'Enviar' }).click();
  await second.getByText('Recusada', { exact: true }).waitFor();

  // The desk hears of both by itself.
  await told(desk, 'Estou doente');
  await told(desk, '1 aberta');
  await desk.getByRole('button', { name: 'Substituir Ana Domingo' }).click();
  const replaces = desk.getByRole('dialog', { name: 'Escalar: Comandante' });
  await replaces.getByText('recusou antes: Estou doente').waitFor();
  expect(await axe(desk)).toEqual([]);
  await replaces.getByRole('button', { name: 'Escalar Caio Domingo' }).click();
  await replaces.waitFor({ state: 'detached' });
  await told(desk, 'Caio Domingo');
  const board = await office.send('GET', `/rosters?week=${week}`);
  expect(board.counts).toEqual({ open: 0, unconfirmed: 1, unfit: 0, changed: 1 });
  const works = board.assignments.filter(({ session_id }: { session_id: string }) => session_id === other.id);
  expect(works.map(({ status }: { status: string }) => status).toSorted()).toEqual(['declined', 'proposed']);
});

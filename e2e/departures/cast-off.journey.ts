import { expect, test } from 'vitest';
import { axe } from '../axe/axe.ts';
import {
  findSignal,
  heldBy,
  loseSignal,
  openInstalledPhone,
  queueIs,
  readyForSea,
} from '../signal/at-sea.ts';
import { aDeparture, company, dialogOf, printedBy, saidBy } from './at-the-gate.ts';

type Event = { kind: string };

test('cast off: counted blind, green, sealed, both copies on paper, back with one missing who is found, all without a signal; with one the office has it once', async () => {
  const day = await aDeparture({
    names: ['Ana Paz', 'Bia Rocha', 'Caio Lima'],
    paperEnds: 200,
    mayCommand: true,
  });
  const { office, boat, boat_name, aboard } = day;
  const [ana, bia, caio] = aboard as [string, string, string];
  const page = await openInstalledPhone(`marinheiro@${company}.test`);
  await page.goto(`/${company}/logbook`);
  const light = page.getByRole('button', { name: new RegExp(`^Liberado: ${boat_name}`) });
  await light.waitFor();
  await readyForSea(page, 'pier', 'today');
  await loseSignal(page);

  await light.tap();
  const gate = dialogOf(page, `Liberação: ${boat_name}`);
  await gate.locator('[data-check=papers]').getByText('Documentos do barco em dia').waitFor();
  expect(await gate.getByRole('listitem').count()).toBe(9);
  expect(await axe(page), 'gate').toEqual([]);
  await page.keyboard.press('Escape');
  await gate.waitFor({ state: 'detached' });

  const leaving = `Saiu: ${boat_name}`;
  await page.getByRole('button', { name: leaving }).tap();
  const leave = dialogOf(page, leaving);
  await leave.getByLabel('Quantos passageiros estão a bordo?').waitFor();
  const blind = (await saidBy(page, leaving)).replaceAll(boat_name, '');
  expect(blind).not.toMatch(/\d/);
  for (const name of aboard) expect(blind).not.toContain(name);
  expect(await axe(page), 'blind count').toEqual([]);
  await leave.getByLabel('Quantos passageiros estão a bordo?').fill('2');
  await leave.getByRole('button', { name: 'Conferir' }).tap();
  await leave.getByText('Contados 2, 3 embarcados na lista').waitFor();
  await leave.getByRole('button', { name: 'Contar de novo' }).tap();
  await leave.getByLabel('Quantos passageiros estão a bordo?').fill('3');
  await leave.getByRole('button', { name: 'Conferir' }).tap();
  await leave.getByText('Contados 3, como na lista').waitFor();
  expect(await axe(page), 'green').toEqual([]);
  await leave.getByRole('button', { name: 'Saiu', exact: true }).tap();
  await light.getByText('Manifesto selado').waitFor();
  // The boat left, and what was sealed.
  await queueIs(page, 2);

  await light.tap();
  const seals = dialogOf(page, `Manifesto selado: ${boat_name}`);
  await seals.getByRole('button', { name: 'Imprimir' }).waitFor();
  expect(await axe(page), 'seal').toEqual([]);
  const paper = await printedBy(page, () => seals.getByRole('button', { name: 'Imprimir' }).tap());
  expect(paper.pages).toBe(2);
  const [first = '', second = ''] = paper.copies;
  expect(first).toContain('1ª via – a bordo');
  expect(second).toContain('2ª via – ponto de embarque');
  for (const text of [...aboard, day.captain, boat_name, 'Liberado'])
    expect([first.includes(text), second.includes(text)], text).toEqual([true, true]);
  const root = /(?:[0-9a-f]{8} ?){8}/.exec(first)?.[0].replaceAll(' ', '');
  await page.keyboard.press('Escape');
  await seals.waitFor({ state: 'detached' });

  const returning = `Voltou: ${boat_name}`;
  await page.getByRole('button', { name: returning }).tap();
  const back = dialogOf(page, returning);
  await back.getByLabel('Quantos passageiros desembarcaram?').waitFor();
  expect((await saidBy(page, returning)).replaceAll(boat_name, '')).not.toMatch(/\d/);
  expect(await axe(page), 'count back').toEqual([]);
  await back.getByLabel('Quantos passageiros desembarcaram?').fill('2');
  await back.getByRole('button', { name: 'Conferir' }).tap();
  const roll = dialogOf(page, `Chamada: ${boat_name}`);
  await roll.getByText('Contados 2 de 3.').waitFor();
  expect(await axe(page), 'roll call').toEqual([]);
  for (const name of [ana, bia]) {
    await roll.getByRole('button', { name, exact: true }).tap();
    await roll.getByRole('button', { name, exact: true, pressed: true }).waitFor();
  }
  await roll.getByRole('button', { name: 'Falta alguém' }).tap();
  const alarm = page.getByRole('alertdialog', { name: `${boat_name}: Falta 1 pessoa` });
  await alarm.getByText(caio).waitFor();
  expect(await alarm.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  const isCovered = () =>
    document.elementFromPoint(innerWidth / 2, innerHeight - 20)?.closest('[role=alertdialog]') != null;
  expect(await page.evaluate(isCovered)).toBe(true);
  await alarm.getByRole('link', { name: 'Emergência no mar: 185' }).waitFor();
  expect(await axe(page), 'missing').toEqual([]);
  await alarm.getByRole('button', { name: `Encontrada: ${caio}` }).tap();
  await alarm.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: `Contar de novo: ${boat_name}` }).tap();
  await roll.getByRole('button', { name: 'Contar de novo' }).tap();
  await back.getByLabel('Quantos passageiros desembarcaram?').fill('3');
  await back.getByRole('button', { name: 'Conferir' }).tap();
  await back.getByText('A contagem fecha.').waitFor();
  await back.getByRole('button', { name: 'Todos desembarcaram' }).tap();
  await back.waitFor({ state: 'detached' });
  await page
    .getByRole('article')
    .filter({ hasText: boat_name })
    .getByText(/Saiu \d\d:\d\d · Voltou \d\d:\d\d/)
    .waitFor();

  await findSignal(page);
  await queueIs(page, 0);
  const { data: voyages } = await office.send('GET', `/logbook?boat_id=${boat.id}`);
  expect(voyages).toMatchObject([{ status: 'closed', people_out: 5, people_in: 5 }]);
  const { data: sealed } = await office.send('GET', `/departure-seals?voyage_id=${voyages[0].id}`);
  expect(sealed).toMatchObject([
    { root, result: 'GO', sealed_by: 'device', intact: true, known: { result: 'GO', differs: [] } },
  ]);
  const { data: facts } = await office.send('GET', '/departure-facts');
  const own = facts.find(({ boat_id }: { boat_id: string }) => boat_id === boat.id);
  const kinds = own.said.map(({ kind }: Event) => kind).toSorted();
  expect(kinds).toEqual(['counted', 'counted', 'counted', 'marked', 'marked', 'marked', 'missing']);
  expect(await heldBy(page)).toMatchObject({ outbox: 0 });
});

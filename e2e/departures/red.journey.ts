import { expect, test } from 'vitest';
import { axe } from '../axe/axe.ts';
import { ask, openAs } from '../browser.ts';
import { aDeparture, company, dialogOf, printedBy } from './at-the-gate.ts';

const typed = (date: Temporal.PlainDate) => date.toString().split('-').toReversed().join('/');

test('red: an ended paper and a captain without one; each sentence leads to where it is mended, and the boat turns green', async () => {
  const day = await aDeparture({ names: ['Ana Paz'], paperEnds: -1, mayCommand: false });
  const { boat_name, captain, today } = day;
  const page = await openAs(`admin@${company}.test`);
  const quay = () => page.goto(`/${company}/logbook`);
  const checksOf = async () => {
    await page.getByRole('button', { name: new RegExp(`^(Não l|L)iberado: ${boat_name}`) }).click();
    const sheet = dialogOf(page, `Liberação: ${boat_name}`);
    await sheet.locator('[data-check]').first().waitFor();
    return sheet;
  };
  await quay();
  const red = await checksOf();
  await red.getByText(`DPEM (seguro obrigatório) venceu em ${typed(today.subtract({ days: 1 }))}`).waitFor();
  await red.getByText(`${captain} não está habilitado a comandar este barco`).waitFor();
  // Of the law nobody releases anything, the administrator neither.
  expect(await red.getByRole('button', { name: /^Liberar com ressalva/ }).count()).toBe(0);
  expect(await axe(page), 'red').toEqual([]);

  await red.getByRole('link', { name: 'Resolver: Documentos do barco' }).click();
  const papers = page.getByRole('region', { name: 'Documentos' });
  await papers.getByRole('button', { name: 'Adicionar' }).click();
  const form = page.getByRole('dialog', { name: 'Adicionar documento' });
  await form.getByRole('combobox', { name: 'Documento' }).click();
  await page.getByRole('option', { name: /^DPEM/ }).click();
  await form.getByLabel('Validade').fill(typed(today.add({ days: 300 })));
  await page.keyboard.press('Control+Enter');
  await form.waitFor({ state: 'detached' });

  await quay();
  const half = await checksOf();
  await half.locator('[data-check=papers]').getByText('Documentos do barco em dia').waitFor();
  await half.getByRole('link', { name: 'Resolver: Tripulação' }).click();
  await page.getByRole('heading', { name: captain }).first().waitFor();
  // How a paper is sent and looked at by another: e2e/office/crew.journey.ts.
  await day.giveLicence();

  await quay();
  await page.getByRole('button', { name: new RegExp(`^Liberado: ${boat_name}`) }).waitFor();
});

test('saiu mesmo assim: recorded as not cleared with 60 aboard, on two pages of A4 a copy, and rings until somebody explains it', async () => {
  const names = ['Turma'];
  const day = await aDeparture({ names, capacity: 60, paperEnds: -1, mayCommand: true });
  const { office, boat, boat_name, session, checkIn } = day;
  for (const adults of [30, 29]) await office.aBooking(session, { name: `Excursão de ${adults}`, adults });
  await checkIn();
  const page = await openAs(`admin@${company}.test`, 'phone');
  await page.goto(`/${company}/logbook`);
  await page.getByRole('button', { name: `Saiu: ${boat_name}` }).tap();
  const sheet = dialogOf(page, `Saiu: ${boat_name}`);
  await sheet.getByLabel('Quantos passageiros estão a bordo?').fill('60');
  await sheet.getByRole('button', { name: 'Conferir' }).tap();
  await sheet.getByText('57 pessoas sem nome').waitFor();
  await sheet.getByRole('button', { name: /^Liberar com ressalva/ }).tap();
  const words = dialogOf(page, 'Liberar com ressalva: Nomes a bordo');
  await words.getByRole('textbox').fill('Lista de papel a bordo, com todos os nomes');
  expect(await axe(page), 'release').toEqual([]);
  await words.getByRole('button', { name: 'Liberar com ressalva' }).tap();
  await sheet.locator('[data-check=names]').getByText('Liberado com ressalva').waitFor();
  expect(await sheet.getByRole('button', { name: 'Saiu', exact: true }).count()).toBe(0);
  await sheet.getByRole('button', { name: 'Saiu mesmo assim' }).tap();
  const light = page.getByRole('button', { name: new RegExp(`^Não liberado: ${boat_name}`) });
  await light.getByText('Manifesto selado').waitFor();

  await light.tap();
  const seals = dialogOf(page, `Manifesto selado: ${boat_name}`);
  const paper = await printedBy(page, () => seals.getByRole('button', { name: 'Imprimir' }).tap());
  expect(paper.pages).toBeLessThanOrEqual(4);
  for (const copy of paper.copies) expect(copy).toMatch(/^60\s/m);
  const { data: voyages } = await office.send('GET', `/logbook?boat_id=${boat.id}`);
  const { data: sealed } = await office.send('GET', `/departure-seals?voyage_id=${voyages[0].id}`);
  expect(sealed).toMatchObject([{ result: 'NO_GO', intact: true }]);
  const rings = async () => {
    const { data } = await ask(`admin@${company}.test`, 'GET', '/alerts?type=occurrence&status=pendente');
    return data.filter(({ description }: { description: string }) => description.includes(boat_name)).length;
  };
  expect(await rings()).toBe(1);
  await seals.getByRole('button', { name: 'Explicar a saída' }).tap();
  const answer = dialogOf(page, 'Explicar a saída');
  await answer.getByRole('textbox').fill('DPEM renovado ontem, papel ainda no correio');
  await answer.getByRole('button', { name: 'Explicar a saída' }).tap();
  await answer.waitFor({ state: 'detached' });
  await expect.poll(rings).toBe(0);
});

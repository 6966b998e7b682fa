import { expect, test } from 'vitest';
import { aMark, ask, openAs } from './browser.ts';

const office = 'admin@mar-azul.test';

async function aMorning(mark: string) {
  const asked = { country: 'Brasil', country_code: '+55', phone: '48991230042', offered_value: 450 };
  const add = (name: string, from: string) =>
    ask(office, 'POST', '/leads', { ...asked, name: `${name} ${mark}`, interest_date: { from, to: from } });
  const [lead] = await Promise.all([add('Cora', '2031-02-03'), add('Davi', '2031-02-20')]);
  await ask(office, 'POST', '/lead-interactions', {
    ...{ lead_id: lead.id, type: 'call', title: 'Retornar' },
    interaction_date: Temporal.Now.instant().add({ hours: 20 }).toString(),
  });
  return lead;
}

test('a morning on the phone: cards are narrowed in a drawer, a lead is changed in its sheet, and what was pending is done [B2.7-26]', async () => {
  const mark = aMark();
  const lead = await aMorning(mark);
  const page = await openAs(office, 'phone');
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto(`/mar-azul/leads?q=${mark}`);
  const card = (name: string) => page.getByRole('link', { name: `${name} ${mark}` });
  await card('Davi').waitFor();
  await fits();

  await page.getByRole('button', { name: /^Filtros/ }).tap();
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  const days = drawer.getByRole('group', { name: 'Data Interesse' });
  await days.getByLabel('De').fill('01/02/2031');
  await days.getByLabel('Até').fill('10/02/2031');
  await days.getByLabel('Até').blur();
  await drawer.getByRole('button', { name: /^(Mostrar|Aplicar)/ }).tap();
  await drawer.waitFor({ state: 'hidden' });
  await card('Davi').waitFor({ state: 'detached' });

  await card('Cora').tap();
  const sheet = page.getByRole('dialog', { name: 'Editar Lead' });
  await sheet.getByRole('heading', { name: '4 Tags e Anotações' }).waitFor();
  const box = await sheet.boundingBox();
  expect([box?.width, box?.height]).toEqual([390, 844]);
  await sheet.getByLabel('Adultos').fill('4');
  await sheet.getByLabel(/^Valor total/).fill('880');
  await fits();
  // The bar that saves stays in sight however far the sheet is scrolled.
  await sheet.getByRole('button', { name: 'Salvar Alterações' }).tap();
  await sheet.waitFor({ state: 'hidden' });
  await page
    .getByRole('listitem')
    .getByText(/R\$\s880,00/)
    .waitFor();

  await page.getByRole('button', { name: `Interações de ${lead.name}` }).tap();
  const talks = page.getByRole('dialog', { name: `Interações de ${lead.name}` });
  await talks.getByText('Pend.', { exact: true }).waitFor();
  await talks.getByRole('button', { name: 'Concluir' }).tap();
  await talks.getByText('OK', { exact: true }).waitFor();
  await talks.getByRole('button', { name: 'Concluir' }).waitFor({ state: 'detached' });
  const { data } = await ask(office, 'GET', `/lead-interactions?lead_id=${lead.id}`);
  expect(data).toMatchObject([{ title: 'Retornar', status: 'completed', done_at: expect.any(String) }]);
});

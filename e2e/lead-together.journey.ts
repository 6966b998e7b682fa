import { expect, test } from 'vitest';
import { aMark, ask, openAs } from './browser.ts';

const people = ['admin@mar-azul.test', 'manager@mar-azul.test'] as const;

test('two people, one lead: the second compares what both wrote, and the tags of both stay [B8.3-04]', async () => {
  const mark = aMark();
  const [office] = people;
  const tag = (name: string) => ask(office, 'POST', '/tags', { name: `${name} ${mark}` });
  const [late] = [await tag('Tarde'), await tag('Barco'), await tag('Prole')];
  const lead = await ask(office, 'POST', '/leads', {
    ...{ name: `Inês ${mark}`, country: 'Brasil', country_code: '+55', phone: '48991230044' },
    ...{ offered_value: 300, tags: [late.id] },
  });
  const [helena, renato] = await Promise.all([openAs(people[0]), openAs(people[1])]);
  const address = `/mar-azul/leads?q=${mark}&open=${lead.id}`;
  const forms = await Promise.all(
    [helena, renato].map(async (page) => {
      await page.goto(address);
      const form = page.getByRole('dialog', { name: 'Editar Lead' });
      await form.getByRole('button', { name: `Remover Tarde ${mark}` }).waitFor();
      return form;
    }),
  );
  const [hers, his] = forms;
  if (!hers || !his) throw new Error('two forms');
  const choose = async (form: typeof hers, name: string) => {
    await form.getByRole('combobox', { name: 'Tags' }).fill(`${name} ${mark}`);
    await form
      .page()
      .getByRole('option', { name: `${name} ${mark}` })
      .click();
  };
  await choose(hers, 'Barco');
  await hers.getByLabel(/^Nome Completo/).fill(`Inês Helena ${mark}`);
  await choose(his, 'Prole');
  await his.getByLabel(/^Nome Completo/).fill(`Inês Renata ${mark}`);
  await his.getByLabel(/^Valor total/).fill('350');
  await hers.getByRole('button', { name: 'Salvar Alterações' }).click();
  await hers.waitFor({ state: 'hidden' });

  await renato.keyboard.press('Control+Enter');
  const compare = renato.getByRole('dialog', { name: 'Outra pessoa alterou este registro' });
  await compare.getByText(`Inês Helena ${mark}`).waitFor();
  await compare.getByRole('button', { name: 'Salvar', exact: true }).click();
  await compare.waitFor({ state: 'hidden' });
  await his.waitFor({ state: 'hidden' });
  const now = await ask(office, 'GET', `/leads/${lead.id}`);
  expect(now).toMatchObject({ name: `Inês Renata ${mark}`, offered_value: 350 });
  expect(now.labels.tags.toSorted()).toEqual([`Barco ${mark}`, `Prole ${mark}`, `Tarde ${mark}`]);
});

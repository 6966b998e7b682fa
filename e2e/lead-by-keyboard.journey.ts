import { expect, test } from 'vitest';
import { aMark, ask, openAs } from './browser.ts';
import { watchPointers } from './by-keyboard.ts';
import { typistAt } from './typist.ts';

const office = 'admin@mar-azul.test';
// Numbers nobody else has: whoever has them already is named under them, with a link among the fields.
const some = (digits: number) =>
  crypto
    .getRandomValues(new Uint8Array(digits))
    .map((each) => each % 10)
    .join('');
const words = ['Dália Prado', `48989${some(6)}`, 'ilha do c', '2411', '2', '1'];
const abroad = `99${some(6)}`;
/** What leads from field to field: N, nine Tabs and what saves. */
const between = 11;

test('fifteen seconds: a lead is typed without a pointer, by hardly more keys than it has letters, and the next one begins where the last one began [B7.4-11]', async () => {
  const page = await openAs(office);
  const wasTouched = await watchPointers(page);
  await page.goto('/mar-azul/leads');
  await page.getByRole('row').nth(5).waitFor();
  const { count, press, type } = typistAt(page);
  const mark = aMark();
  const form = page.getByRole('dialog', { name: 'Novo Lead' });

  await press('n');
  await form.waitFor();
  const [name = '', phone = '', product = '', day = '', adults = '', children = ''] = words;
  await type(`${name} ${mark}`);
  await press('Tab', 'Tab', 'Tab');
  await type(phone);
  await press('Tab', 'Tab');
  await type(product);
  await press('Tab');
  await type(day);
  await press('Tab', 'Tab');
  await type(adults);
  await press('Tab');
  await type(children);
  expect(await form.getByLabel(/^Valor total/).inputValue()).toMatch(/^\d+,\d\d$/);
  const value = await form.getByLabel(/^Valor total/).inputValue();
  await press('Control+Shift+Enter');
  await page.getByText('Lead cadastrado com sucesso!').first().waitFor();
  expect(count.keys).toBe([...words.join(''), ` ${mark}`].join('').length + between);

  // The next one, whose value was agreed otherwise, in the words people use for days.
  await expect.poll(() => form.getByLabel(/^Nome Completo/).inputValue()).toBe('');
  await type(`Elói Prado ${mark}`);
  await press('Tab', 'Tab', 'Tab');
  await type(`+598 ${abroad}`);
  await press('Tab', 'Tab', 'Tab');
  await type('amanhã');
  await press('Tab', 'Tab', 'Tab', 'Tab');
  await type('1.234,5');
  await press('Control+Enter');
  await form.waitFor({ state: 'hidden' });
  expect(await wasTouched()).toBe(false);

  const { leads } = await ask(page, 'GET', `/leads?name=${mark}&sort=name`);
  const zone = { timeZone: 'America/Sao_Paulo' };
  const tomorrow = Temporal.Now.plainDateISO(zone.timeZone).add({ days: 1 }).toString();
  expect(leads).toMatchObject([
    {
      ...{ name: `Dália Prado ${mark}`, country_code: '+55', phone, adult_count: 2, child_count: 1 },
      ...{ labels: { product_id: 'Ilha do Campeche' }, value_mode: 'auto' },
      offered_value: Number(value.replace('.', '').replace(',', '.')),
      interest_date: { from: expect.stringMatching(/-11-24$/) },
    },
    {
      ...{ name: `Elói Prado ${mark}`, country_code: '+598', phone: abroad },
      ...{ offered_value: 1234.5, value_mode: 'manual', interest_date: { from: tomorrow, to: tomorrow } },
    },
  ]);
});

import { expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';
import { companyFoot } from './company-foot.ts';
import { layOutMail, withFoot } from './layout.ts';

const world = await openWorld();

const letter = layOutMail({
  locale: 'pt-BR',
  subject: 'Olá',
  brand: { name: 'Mar Azul', primary_color: null },
  greeting: 'Olá, Ana',
  paragraphs: [],
  action: { label: 'Abrir', url: 'https://leme.example/' },
  notes: [],
});

test('what a company typed stands below its letters, as text and never as markup', () => {
  const { html, text } = withFoot(letter, ['Rua do Porto, 7\n<b>Cais</b> $& 3']);
  expect(text.endsWith('Rua do Porto, 7\n<b>Cais</b> $& 3')).toBe(true);
  expect(html).toContain('Rua do Porto, 7<br>&lt;b&gt;Cais&lt;/b&gt; $&amp; 3</p>\n</div></body></html>');
  expect(withFoot(letter, [])).toBe(letter);
});

test('the lines are those of the company that sends, in the language of the letter', async () => {
  const company = await world.company();
  const admin = await world.user(company, 'admin');
  const stranger = await world.company();
  const footOf = ({ id }: { id: string }) => world.tenantTx.read(id, (tx) => companyFoot(tx, id, 'en'));
  expect(await footOf(company)).toEqual([]);
  const changes = [
    { key: 'letter_foot', value: 'Rua do Porto, 7', version: 0 },
    { key: 'privacy_contact', value: 'dados@mar.test', version: 0 },
    { key: 'house_address', value: 'Cais 3, Garopaba', version: 0 },
    { key: 'house_phone', value: '(48) 3251-1500', version: 0 },
  ];
  expect((await admin.patch('/settings', { changes })).status).toBe(200);
  expect(await footOf(company)).toEqual([
    'Rua do Porto, 7',
    'Cais 3, Garopaba · +554832511500',
    'Privacy contact: dados@mar.test',
  ]);
  expect(await footOf(stranger)).toEqual([]);
});

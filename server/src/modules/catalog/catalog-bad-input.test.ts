import { expect, test } from 'vitest';
import { aProductOnSale } from '../../testing/companies/selling-company.ts';
import { png } from '../../testing/input/png.ts';
import { openWorld } from '../../testing/world.ts';

const world = await openWorld();
const staff = await world.user(await world.company(), 'admin');
const bytesOf = { 'content-type': 'application/octet-stream' };
const sendPhoto = (bytes: Buffer, name: string) => staff.post(`/products/files?name=${name}`, bytes, bytesOf);

/** What keeps a product that says nothing from being sold. */
const open = [
  { pointer: '/price', code: 'price-to-sell' },
  { pointer: '/cancellation_policy_id', code: 'needed-to-sell' },
  { pointer: '/meeting_point', code: 'needed-to-sell' },
  { pointer: '/voucher_text', code: 'needed-to-sell' },
];

test.each([
  ['text that is called .png', Buffer.from('Trapiche da Armação'), 422, 'file-type'],
  [
    'a drawing that may hold a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    422,
    'file-type',
  ],
  ['11 MB', Buffer.alloc(11 * 1024 * 1024), 413, undefined],
])('a photo of a product that is %s is refused', async (_, bytes, status, code) => {
  const answer = await sendPhoto(bytes, 'praia.png');
  expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([status, code]);
});

test('a product has a cover and eight photos; one more is refused and the product stays as it was', async () => {
  const cover = (await sendPhoto(png(2, 2), 'capa.png')).body.id;
  const product = (await staff.post('/products', { name: 'Ilha', photos: [cover] })).body;
  const photos = [cover, ...Array.from({ length: 9 }, () => crypto.randomUUID())];
  const { status, body } = await staff.patch(`/products/${product.id}`, {
    version: 1,
    name: 'Farol',
    photos,
  });
  expect([status, body.errors]).toEqual([
    422,
    [{ pointer: '/photos', code: 'too-large', params: { maximum: 9 } }],
  ]);
  expect((await staff.get(`/products/${product.id}`)).body).toEqual(product);
});

test('a product that is brought in as on sale is asked its list, and nothing of it is written while that is open', async () => {
  const before = (await staff.get('/products')).body.count;
  for (const status of ['active', 'ativo', 'publicado']) {
    const answer = await staff.post('/products', { name: 'Ilha', status });
    expect([answer.status, answer.body.errors]).toEqual([422, open]);
  }
  expect((await staff.get('/products')).body.count).toBe(before);
  expect(await aProductOnSale(staff)).toMatchObject({ status: 'active', version: 1 });
});

test('nobody puts a product on sale by changing it, alone or with many in a file', async () => {
  const { id } = (await staff.post('/products', { name: 'Ilha' })).body;
  const patched = await staff.patch(`/products/${id}`, { status: 'active', version: 1 });
  expect(patched.body.errors).toEqual([
    { pointer: '/status', code: 'by-move', params: { moves: 'activation' } },
    ...open,
  ]);
  const file = Buffer.from(`id;status\n${id};active\n`);
  const imported = await staff.post('/products/imports?file=a.csv', file, {
    'content-type': 'text/csv',
  });
  expect(imported.body.refused).toMatchObject([{ row: 2, faults: open }]);
});

test('of a file the rows that are whole come as on sale; the others are refused line by line with what they lack', async () => {
  const policy = (await staff.post('/cancellation-policies', { name: 'Da planilha' })).body;
  const file = [
    'name;status;price;meeting_point;voucher_text;cancellation_policy_id',
    `Ilha inteira;ativo;180,00;Trapiche;Chegue cedo;${policy.name}`,
    'Ilha pela metade;ativo;180,00;Trapiche;;',
    'Ilha em rascunho;;;;;',
  ].join('\n');
  const { body } = await staff.post('/products/imports?file=passeios.csv', Buffer.from(file), {
    'content-type': 'text/csv',
  });
  expect([body.errors, body.will_create]).toEqual([undefined, 2]);
  expect(body.refused).toMatchObject([
    {
      row: 3,
      faults: [
        { pointer: '/cancellation_policy_id', code: 'needed-to-sell' },
        { pointer: '/voucher_text', code: 'needed-to-sell' },
      ],
    },
  ]);
});

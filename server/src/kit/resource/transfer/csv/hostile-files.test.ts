import { beforeAll, expect, test } from 'vitest';
import { openWorld, type Person } from '../../../../testing/world.ts';
import { importRows, rowsOf, send } from '../import/importing.testing.ts';
import { decodeCsv } from './csv-lines.ts';
import { hostileFiles } from './hostile-files.testing.ts';

const world = await openWorld({ alone: true });
beforeAll(async () => void (await world.app.listen({ port: 0, host: '127.0.0.1' })));

const head = 'Nome;Cor\n';

test.each(hostileFiles)(
  '$what are refused by name, and a colleague is answered meanwhile',
  async ({ text, code }) => {
    const keeper = await world.user(await world.company(), 'admin');
    const neighbour = await world.user(await world.company(), 'admin');
    const order: string[] = [];
    const sent = send(keeper, '/tags', text).finally(() => order.push('file'));
    const asked = neighbour.get('/tags').finally(() => order.push('neighbour'));
    const [{ status, body }, answer] = await Promise.all([sent, asked]);
    expect(answer.status).toBe(200);
    expect(order).toEqual(['neighbour', 'file']);
    expect([status, body.errors?.map((fault: { code: string }) => fault.code)]).toEqual([422, [code]]);
  },
);

test('a line that ends in a bare return counts before anything is decoded', () => {
  const tooMany = { errors: [expect.objectContaining({ code: 'too-many-rows' })] };
  const bare = Buffer.from(`${head}${'a;b\r'.repeat(200_001)}`);
  expect(() => decodeCsv(bare)).toThrow(expect.objectContaining(tooMany));
  expect(decodeCsv(Buffer.from(`${head}a;b\rc;d\r\n`))).toBe(`${head}a;b\nc;d\n`);
});

test('blank rows below the last one are passed over, and rows keep their number', async () => {
  const keeper = await world.user(await world.company(), 'admin');
  const text = `${head}Um;#112233\n${';\n'.repeat(70_000)}Dois;azul\nTrês;#223344\n${';\n'.repeat(70_000)}`;
  const { body } = await send(keeper, '/tags', text);
  expect(body).toMatchObject({ total: 3, valid: 2, refused: [{ row: 70_003 }] });
  expect(await importRows(keeper, '/tags', text)).toMatchObject({ status: 'done', created: 2 });
  expect((await rowsOf(keeper, '/tags')).map(({ name }) => name)).toEqual(['Um', 'Três']);
});

test('who has two transfers at work is refused before the third file is looked at', async () => {
  const keeper = await world.user(await world.company(), 'admin');
  const heavy = head + `${';'.repeat(40)}\n`.repeat(65_000);
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(keeper, '/tags', heavy)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([422, 422, 429, 429, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers['retry-after']).toBe('10');
  expect((await settled(keeper)).status).toBe(201);
});

const settled = (by: Person) => send(by, '/tags', `${head}Um;#112233\n`);

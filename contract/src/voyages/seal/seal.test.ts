import { expect, test } from 'vitest';
import { canonical, hashOf } from './canonical.ts';
import {
  rootGroups,
  type SealedLeaf,
  type SealFile,
  type SealHeader,
  sealDeparture,
  sealText,
} from './seal.ts';
import { largestSeal, verifySeal } from './verify-seal.ts';

const header: SealHeader = {
  format: 'leme-manifesto-1',
  company: { id: 'c', name: 'Mar Azul' },
  departure: { id: 's', product: 'Baía', date: '2026-12-12', start_time: '08:00', end_time: '10:00' },
  voyage_id: 'v',
  boat: {
    id: 'b',
    name: 'Netuno',
    registration_no: '401M',
    capacity: 20,
    includes_crew: true,
    papers: [{ kind: 'DPEM', number: '77', expires_on: '2027-06-30' }],
  },
  counts: { aboard: 3, expected: 3, counted: 3, crew: 1, others: 0 },
  gate: {
    mode: 'avisar',
    result: 'GO',
    checks: [{ code: 'papers', state: 'ok', weighs: 'ok', sentence: 'Em dia', released: false }],
  },
  amends: null,
  sealed_by: 'device',
  sealed_at: '2026-12-12T11:04:00.000Z',
  zone: 'America/Sao_Paulo',
};
const people: SealedLeaf[] = ['Ana Müller', 'سعاد العلي', 'Zé “Ñandu” 😀'].map((name, at) => ({
  of: 'passenger',
  id: `p${at}`,
  values: { name, document: at === 1 ? null : `12${at}`, birth_date: null, fare: 'Adulto' },
}));
const bytesOf = (text: string) => new TextEncoder().encode(text);
const sealed = () => sealDeparture(header, people);
const look = async (file: SealFile) => await verifySeal(bytesOf(sealText(file)));

test('the form of a value is the one RFC 8785 names', () => {
  // The examples of the standard, 3.2.2 and 3.2.3.
  expect(
    canonical({
      numbers: [JSON.parse('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    }),
  ).toBe(
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  );
  const sorted = canonical({
    '\u20ac': 1,
    '\r': 2,
    '\ufb33': 3,
    1: 4,
    '\u{1f600}': 5,
    '\u0080': 6,
    '\u00f6': 7,
  });
  expect(Object.values(JSON.parse(sorted))).toHaveLength(7);
  expect([...sorted.matchAll(/:(\d)/g)].map(([, digit]) => digit).join('')).toBe('2467153');
  expect(canonical(-0)).toBe('0');
  expect(() => canonical('\ud800')).toThrow(TypeError);
  expect(() => canonical(Number.NaN)).toThrow(TypeError);
});

test('its hash is what anybody reckons', async () => {
  expect(await hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
});

test('a seal is whole, and its root is read in eight groups', async () => {
  const file = await sealed();
  expect(await look(file)).toMatchObject({ faults: [], erased: 0, root: file.root });
  expect(rootGroups(file.root)).toHaveLength(8);
  expect(rootGroups(file.root).join('')).toBe(file.root);
  expect((await sealed()).root).not.toBe(file.root);
});

test('5,000 changes of a single byte are all found', async () => {
  const bytes = bytesOf(sealText(await sealed()));
  const missed: string[] = [];
  for (let turn = 0; turn < 5_000; turn += 1) {
    const changed = bytes.slice();
    const at = (turn * 7919) % bytes.length;
    changed[at] = ((changed[at] ?? 0) + 1 + ((turn * 31) % 255)) % 256;
    const { faults } = await verifySeal(changed);
    if (faults.length === 0) missed.push(`byte ${at}`);
  }
  expect(missed).toEqual([]);
});

test('what was changed is named: a person, two who changed places, the header, how it is written', async () => {
  const file = await sealed();
  const [first, second, third] = file.values;
  const values = [first, { ...second, values: { ...second?.values, document: '9' } }, third];
  expect((await look({ ...file, values } as SealFile)).faults).toEqual([{ of: 'changed', place: 2 }]);
  const swapped = [third, second, first] as SealFile['values'];
  expect((await look({ ...file, values: swapped })).faults).toEqual([{ of: 'swapped', place: 1, other: 3 }]);
  const [one, two, three] = file.header.leaves as [string, string, string];
  const both = { ...file, header: { ...file.header, leaves: [three, two, one] }, values: swapped };
  expect((await look(both)).faults).toEqual([{ of: 'header' }]);
  const spaced = bytesOf(sealText(file).replace('{"header"', '{ "header"'));
  expect((await verifySeal(spaced)).faults).toEqual([{ of: 'form' }]);
});

test('values that were erased leave the seal whole, and it says how many', async () => {
  const file = await sealed();
  const erased = { ...file, values: [null, file.values[1], null] } as SealFile;
  expect(await look(erased)).toMatchObject({ faults: [], erased: 2 });
});

test('what is no seal is named and never thrown', async () => {
  const of = async (bytes: Uint8Array) => (await verifySeal(bytes)).faults[0]?.of;
  expect(await of(bytesOf('Olá'))).toBe('not-json');
  expect(await of(new Uint8Array([0xff, 0xfe]))).toBe('not-json');
  expect(await of(bytesOf('{"a":1}'))).toBe('not-a-seal');
  expect(await of(bytesOf('[]'))).toBe('not-a-seal');
  expect(await of(new Uint8Array(largestSeal + 1))).toBe('too-large');
  const file = await sealed();
  expect(await of(bytesOf(sealText({ ...file, values: [] })))).toBe('not-a-seal');
});

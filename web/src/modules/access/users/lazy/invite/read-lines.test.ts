import { expect, test } from 'vitest';
import { readLines, textOfFile } from './read-lines.ts';

const labels: Record<string, string> = { marinheiro: 'Marinheiro', manager: 'Gerente' };
const read = (text: string) => readLines(text, (role) => labels[role] ?? role);
const ana = { full_name: 'Ana Lima', email: 'ana@mar.test', role: 'marinheiro' };

test.each([
  ['semicolons', 'Ana Lima; ana@mar.test; Marinheiro'],
  ['commas', 'Ana Lima,ana@mar.test,marinheiro'],
  ['tabs', 'Ana Lima\tana@mar.test\tMARINHEIRO'],
  ['a head above', 'Nome;E-mail;Nível\r\nAna Lima;ana@mar.test;Marinheiro\r\n\r\n'],
])('people are read from lines with %s', (_, text) => {
  expect(read(text)).toEqual([ana]);
});

test('a name with a comma in quotes is one cell, and a level nobody knows stays as it was written', () => {
  expect(read('"Lima, Ana",ana@mar.test,Capitã\nRui')).toEqual([
    { full_name: 'Lima, Ana', email: 'ana@mar.test', role: 'Capitã' },
    { full_name: 'Rui', email: '', role: '' },
  ]);
});

test('files of older spreadsheets keep their accents', () => {
  const older = new Uint8Array([0x4a, 0x6f, 0xe3, 0x6f]);
  expect(textOfFile(older.buffer)).toBe('João');
  expect(textOfFile(new TextEncoder().encode('\uFEFFJoão').buffer)).toBe('João');
});

import { expect, test } from 'vitest';
import { readLines, textOfFile } from './read-lines.ts';

const names: Record<string, string[]> = {
  marinheiro: ['Marin', 'Marinheiro'],
  manager: ['Manager', 'Gerente'],
};
const read = (text: string) => readLines(text, (role) => names[role] ?? [role]);
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

test('a file the list was saved as comes back: levels in its language, quotes, guarded cells, and columns that mean nothing here', () => {
  const file = [
    'Nome Completo;Email;Nível de Acesso;Fornecedor / Agente;Status;Criado em',
    '"Vela ""Alta""";vela@mar.test;Gerente;"Escuna; Bela";Ativo;20/11/2026',
    "'=1+1;um@mar.test;Marin;;Inativo;20/11/2026",
  ];
  expect(read(`\uFEFF${file.join('\r\n')}\r\n`)).toEqual([
    { full_name: 'Vela "Alta"', email: 'vela@mar.test', role: 'manager' },
    { full_name: '=1+1', email: 'um@mar.test', role: 'marinheiro' },
  ]);
  expect(read('"";"""a""";x')[0]).toMatchObject({ full_name: '', email: '"a"', role: 'x' });
});

test('files of older spreadsheets keep their accents', () => {
  const older = new Uint8Array([0x4a, 0x6f, 0xe3, 0x6f]);
  expect(textOfFile(older.buffer)).toBe('João');
  expect(textOfFile(new TextEncoder().encode('\uFEFFJoão').buffer)).toBe('João');
});

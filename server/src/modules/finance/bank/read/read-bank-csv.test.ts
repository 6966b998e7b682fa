import { expect, test } from 'vitest';
import { answerTo } from './answer-to.ts';
import { readBankCsv } from './read-bank-csv.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'utf8'));

function read(text: string, said: object = {}) {
  const first = answerTo({ bytes: bytes(text) });
  if (!('guess' in first)) return first;
  return readBankCsv(text, { ...first.guess, ...said });
}

test('[B2.2-57] one column of amounts, two, and one beside which stands C or D are the same statement', () => {
  const one =
    'Extrato;;\nConta: 123;;\nData;Histórico;Valor\n03/11/2026;PADARIA;-12,50\n04/11/2026;PIX;1.162,00\n';
  const two = 'Data,Descrição,Crédito,Débito\n2026-11-03,PADARIA,,12.50\n2026-11-04,PIX,1162.00,\n';
  const side = 'Data;Histórico;Valor;D/C\n03/11/2026;PADARIA;12,50;D\n04/11/2026;PIX;1.162,00;C\n';
  const behind = 'Data\tHistórico\tValor\n03/11/26\tPADARIA\t12,50D\n04/11/26\tPIX\t1162,00 C\n';
  for (const text of [one, two, side, behind])
    expect(read(text)).toMatchObject({
      lines: [
        { day: '2026-11-03', cents: -1250, memo: 'PADARIA' },
        { day: '2026-11-04', cents: 116200, memo: 'PIX' },
      ],
      refused: [],
    });
});

test('months come first where somebody says so', () => {
  const text = 'Date,Description,Amount\n11/04/2026,PIX,1162.00\n';
  expect(read(text, { order: 'mdy' })).toMatchObject({ lines: [{ day: '2026-11-04' }] });
});

test('rows that are none are told with where they stand, and a balance below is one of them', () => {
  const text =
    'Data;Histórico;Valor\n03/11/2026;PADARIA;-12,50\n;SALDO;1.000,00\n31/02/2026;X;1,00\n05/11/2026;Y;abc\n\n';
  expect(read(text)).toMatchObject({
    lines: [{ cents: -1250 }],
    refused: [
      { at: 3, why: 'day' },
      { at: 4, why: 'day' },
      { at: 5, why: 'amount' },
    ],
  });
});

test('columns that hold something else than was said are refused as a whole', () => {
  expect(read('Data;Histórico;Valor\n03/11/2026;PADARIA;-12,50\n', { amount: 1 })).toEqual({
    fault: 'mapping',
  });
});

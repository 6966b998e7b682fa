import { expect, test } from 'vitest';
import { answerTo } from './answer-to.ts';
import { decodeStatement } from './decode.ts';
import { readOfx } from './read-ofx.ts';
import { anOfx, inLatin } from './statements.testing.ts';

const coffee = { day: '2026-11-03', amount: '-12.50', fitid: 'A1', memo: 'PADARIA' };
const pix = {
  day: '2026-11-04',
  amount: '162.00',
  fitid: 'A2',
  name: 'JOAO DA SILVA',
  memo: 'PIX LMK7Q2XA01',
};
const both = [
  { day: '2026-11-03', cents: -1250, fitid: 'A1', payer: '', memo: 'PADARIA' },
  { day: '2026-11-04', cents: 16200, fitid: 'A2', payer: 'JOAO DA SILVA', memo: 'PIX LMK7Q2XA01' },
];
const linesOf = (text: string) => {
  const read = readOfx(text);
  return 'fault' in read ? read.fault : read.lines;
};

test('[B2.2-57] a statement reads the same unclosed, closed, in XML and all on one line', () => {
  const ways = [
    {},
    { closes: true },
    { xml: true },
    { between: '' },
    { between: '\n\t ' },
    { xml: true, between: '' },
  ];
  for (const way of ways) expect(linesOf(anOfx([coffee, pix], way))).toEqual(both);
});

test('what the bank says is on the account, and whose it is', () => {
  expect(readOfx(anOfx([coffee], { closing: '1.234,56' }))).toMatchObject({
    account: '12345-6',
    closing: { cents: 123456, day: '2026-11-30' },
    refused: [],
  });
});

test('the balance that is available is not the one of the books', () => {
  const text = anOfx([coffee]).replace(
    '</STMTRS>',
    '<AVAILBAL><BALAMT>9<DTASOF>20261201</AVAILBAL></STMTRS>',
  );
  expect(readOfx(text)).toMatchObject({ closing: { cents: 100000 } });
});

test.each([
  ['-10,50', -1050],
  ['+12.00', 1200],
  ['1.234,56', 123456],
  ['1,234.56', 123456],
  ['100', 10000],
  ['0.5', 50],
  ['.75', 75],
  ['100.000', 10000],
  ['R$ 9,90', 990],
  ['-1.000.000,00', -100000000],
])('an amount written %s', (amount, cents) => {
  expect(linesOf(anOfx([{ ...pix, amount }]))).toMatchObject([{ cents }]);
});

test.each([
  ['amount', { amount: '12.345' }],
  ['amount', { amount: 'abc' }],
  ['amount', { amount: '' }],
  ['amount', { amount: '1.2.3,4' }],
  ['zero', { amount: '0,00' }],
  ['day', { day: '1999-12-31' }],
  ['day', { day: '2026-02-30' }],
  ['day', { day: '' }],
])('a line whose %s is none is left out by name: %o', (why, wrong) => {
  expect(readOfx(anOfx([coffee, { ...pix, ...wrong }]))).toMatchObject({
    lines: [{ fitid: 'A1' }],
    refused: [{ at: 2, why }],
  });
});

test('an empty memo leaves what the payer is called, and no text of the next leaf', () => {
  const text = anOfx([{ ...pix, memo: '' }]);
  expect(linesOf(text)).toMatchObject([{ payer: 'JOAO DA SILVA', memo: 'JOAO DA SILVA' }]);
  expect(linesOf(text.replace('<MEMO>', '<MEMO></MEMO>'))).toMatchObject([{ memo: 'JOAO DA SILVA' }]);
  expect(linesOf(text.replace('<MEMO>', '<MEMO/>'))).toMatchObject([{ memo: 'JOAO DA SILVA' }]);
});

test('letters with accents in a header that says ASCII, signs that are escaped, and a memo with a sign of its own', () => {
  const text = anOfx([{ ...coffee, memo: 'CAF&Eacute; JO\u00c3O &amp; MARIA &#201; 5 < 6' }]);
  expect(linesOf(decodeStatement(inLatin(text)))).toMatchObject([
    { memo: 'CAF&Eacute; JO\u00c3O & MARIA \u00c9 5 < 6' },
  ]);
  const utf8 = new TextEncoder().encode(anOfx([{ ...coffee, memo: 'S\u00c3O JO\u00c3O' }]));
  expect(linesOf(decodeStatement(utf8))).toMatchObject([{ memo: 'S\u00c3O JO\u00c3O' }]);
  const cdata = anOfx([{ ...coffee, memo: '<![CDATA[A & <B>]]>' }], { xml: true });
  expect(linesOf(cdata)).toMatchObject([{ memo: 'A & <B>' }]);
});

test('UTF-16 with and without its mark', () => {
  const wide = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
  expect(linesOf(decodeStatement(wide(`\ufeff${anOfx([coffee, pix])}`)))).toEqual(both);
  expect(linesOf(decodeStatement(wide(anOfx([coffee, pix]))))).toEqual(both);
});

test('a debit that is told without its sign went out', () => {
  const text = anOfx([coffee]).replace('-12.50', '12.50');
  expect(linesOf(text)).toMatchObject([{ cents: -1250 }]);
});

test('a payee inside of a line, and a card', () => {
  const payee = anOfx([coffee]).replace('<MEMO>', '<PAYEE><NAME>MARIA<CITY>X</PAYEE><MEMO>');
  expect(linesOf(payee)).toMatchObject([{ payer: 'MARIA', memo: 'PADARIA' }]);
  const card = anOfx([coffee]).replaceAll('STMTRS>', 'CCSTMTRS>').replaceAll('BANKACCTFROM', 'CCACCTFROM');
  expect(linesOf(card)).toHaveLength(1);
});

test('of several accounts the one that is asked for', () => {
  const one = anOfx([coffee], { account: '1' });
  const other = anOfx([pix], { account: '2' });
  const inside = (text: string) => text.slice(text.indexOf('<STMTTRNRS>'), text.indexOf('</BANKMSGSRSV1>'));
  const text = one.replace('</BANKMSGSRSV1>', `${inside(other)}</BANKMSGSRSV1>`);
  expect(readOfx(text)).toEqual({ fault: 'several-accounts' });
  expect(readOfx(text, '2')).toMatchObject({ account: '2', lines: [{ fitid: 'A2' }] });
});

test('[B2.2-57] files that are none are refused by name', () => {
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
  const faultOf = (text: string) => answerTo({ bytes: bytes(text) });
  expect(faultOf('')).toEqual({ fault: 'empty' });
  expect(faultOf(' \r\n')).toEqual({ fault: 'empty' });
  expect(faultOf('%PDF-1.7\n1 0 obj')).toEqual({ fault: 'not-a-statement' });
  expect(faultOf('PK\x03\x04\x00\x00')).toEqual({ fault: 'not-a-statement' });
  expect(faultOf('Bom dia')).toEqual({ fault: 'not-a-statement' });
  expect(faultOf('<OFX></OFX>')).toEqual({ fault: 'nothing-valid' });
  const whole = anOfx([coffee, pix]);
  expect(faultOf(whole.slice(0, whole.length / 2))).toEqual({ fault: 'cut-off' });
  expect(faultOf(whole.slice(0, whole.indexOf('</STMTRS>')))).toEqual({ fault: 'cut-off' });
  const many = anOfx(Array.from({ length: 20_001 }, () => coffee));
  expect(faultOf(many)).toEqual({ fault: 'too-many-rows' });
});

import { expect, test } from 'vitest';
import { textOf } from '#kit/text/i18n.ts';
import { manifestTexts } from '../../../texts/texts.ts';
import { type ColumnId, columnsFor, widthOf } from './columns.ts';

const everything = { money: true, phone: true, requirements: true };
const named = (visible: Parameters<typeof columnsFor>[0], width = 1136) =>
  columnsFor(visible, width).map(({ id }) => textOf(manifestTexts, id));

test('[A2.5-35] the table has its nine columns in order', () => {
  expect(named(everything)).toEqual([
    'Cliente',
    'Telefone',
    'Passageiros',
    'Valor da Reserva',
    'Valor Pago',
    'Pendente',
    'Agente',
    'Requisitos Especiais',
    'Status',
  ]);
});

test('what a viewer may not see has no column', () => {
  expect(named({ money: false, phone: false, requirements: false })).toEqual([
    'Cliente',
    'Passageiros',
    'Agente',
    'Status',
  ]);
});

test('where nine do not fit the columns of money become one, then phone and agent stand under the name', () => {
  expect(named(everything, 976)).toEqual([
    'Cliente',
    'Telefone',
    'Passageiros',
    'Pendente',
    'Agente',
    'Requisitos Especiais',
    'Status',
  ]);
  expect(named(everything, 848)).toEqual([
    'Cliente',
    'Passageiros',
    'Pendente',
    'Requisitos Especiais',
    'Status',
  ]);
  expect(named({ ...everything, money: false }, 848)).toContain('Telefone');
});

test('at every width that gets a table its columns fit, with requirements and without a value lost', () => {
  for (const money of [true, false])
    for (const phone of [true, false])
      for (let card = 768; card <= 1440; card += 1) {
        const columns = columnsFor({ money, phone, requirements: true }, card);
        const shown = columns.flatMap(({ id, below = [] }): ColumnId[] => [id, ...below]);
        expect(widthOf(columns), `${card}`).toBeLessThanOrEqual(card - 2);
        expect(columns.some(({ id }) => id === 'requirements')).toBe(true);
        expect(shown.includes('pending')).toBe(money);
        expect(shown.includes('total')).toBe(money);
        expect(shown.includes('phone')).toBe(phone);
        expect(shown).toContain('agent');
      }
});

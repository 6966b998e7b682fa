import { expect, test } from 'vitest';
import { columnsFor } from './columns.ts';
import { partyMessages } from './party-messages.ts';

const named = (veil: Parameters<typeof columnsFor>[0]) =>
  columnsFor(veil).map(({ id }) => partyMessages.texts['pt-BR'][id]);

test('[A2.5-35] the table has its nine columns in order', () => {
  expect(named({ money: true, phone: true, requirements: true })).toEqual([
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

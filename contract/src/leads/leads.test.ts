import { expect, test } from 'vitest';
import { judge } from '../kit/kinds/judge.ts';
import { choiceOf } from '../kit/resource/labels.ts';
import { tags } from '../sales/tags.ts';
import { leadStatuses, leads } from './leads.ts';

const { fields } = leads;

test('a lead is what the specification says it is, with the country and code of Brazil [B3-01, B3-02, B3-03, B3-04, B3-05, B3-06, B3-09]', () => {
  const names = 'name email phone country country_code status product_id adult_count child_count';
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(names.split(' ')));
  expect([fields.country.fallback, fields.country_code.fallback]).toEqual(['Brasil', '+55']);
  expect([fields.email.required, fields.product_id.required]).toEqual([false, false]);
  expect([fields.interest_date.kind, fields.offered_value.kind]).toEqual(['date-range', 'money']);
});

test('seven statuses are stored, in the order of the funnel, and a new lead is new [B4-01, B4-03, B4-14, B4-17]', () => {
  expect(leadStatuses.join(' ')).toBe('new contacted qualified proposal negotiation won lost');
  expect([fields.status.fallback, fields.status.moves]).toEqual(['new', undefined]);
});

test('lists call them by their short names [B4-04, B4-05, B4-06, B4-09, B4-10, B4-11, B4-12]', () => {
  expect(leadStatuses.map((status) => choiceOf(fields.status, status, 'pt-BR'))).toEqual([
    ...['Novo', 'Contatado', 'Qualificado', 'Proposta', 'Negociação', 'Ganho', 'Perdido'],
  ]);
});

test('the two words of the other vocabulary are understood and stored as ours [B4-02]', () => {
  const read = (status: string) => judge(fields.status, status);
  expect(read('proposal_sent')).toEqual({ value: 'proposal', faults: [] });
  expect(read('negotiating')).toEqual({ value: 'negotiation', faults: [] });
  expect(read('toString').faults).toEqual([{ code: 'option' }]);
});

test('a tag has a name and a colour [B3-15]', () => {
  expect(Object.keys(tags.fields)).toEqual(['name', 'color']);
});

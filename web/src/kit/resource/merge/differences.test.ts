import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { customers } from '@leme/contract/sales/customers';
import { mergeChoices } from '@leme/contract/sales/merge-choices';
import { expect, test } from 'vitest';
import { formatsFor } from '#kit/text/format.ts';
import { differences, takenAtFirst } from './differences.ts';

const speech = {
  format: formatsFor('pt-BR', 'America/Sao_Paulo'),
  locale: 'pt-BR' as const,
  yes: 'Sim',
  no: 'Não',
};

const record = (fields: object): AnyRow => ({
  id: 'a',
  version: 1,
  created_at: '2026-11-20T12:00:00Z',
  updated_at: '2026-11-20T12:00:00Z',
  deleted_at: null,
  labels: {},
  name: 'Ana',
  kind: 'pessoa',
  phone: null,
  email: null,
  tax_id: null,
  birth_date: null,
  nationality: null,
  language: null,
  marketing_consent: false,
  agent_id: null,
  tags: [],
  notes: null,
  ...fields,
});

test('only what differs is asked, in words; tags and what was said of offers never are', () => {
  const mine = record({ phone: '+5548999142207', tags: ['x'], birth_date: '1990-02-28' });
  const other = record({ name: 'Ana Lima', phone: '+5548999142207', marketing_consent: true });
  expect(differences(customers, mergeChoices, [mine, other], speech)).toEqual([
    { name: 'name', label: 'Nome', mine: 'Ana', other: 'Ana Lima' },
    { name: 'birth_date', label: 'Nascimento', mine: '28/02/1990', other: '' },
  ]);
});

test('what this record does not say is taken from the other, and nothing it says is given up unasked', () => {
  const mine = record({ email: null, notes: 'Sai cedo', marketing_consent: false });
  const other = record({ email: 'ana@example.com', notes: null, marketing_consent: true });
  expect(takenAtFirst(differences(customers, mergeChoices, [mine, other], speech))).toEqual(['email']);
});

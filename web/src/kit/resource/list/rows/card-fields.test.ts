import { boats } from '@leme/contract/fleet/boats';
import { suppliers } from '@leme/contract/fleet/suppliers';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { expect, test } from 'vitest';
import { formatsFor } from '../../../text/format.ts';
import { cardFields } from './card-fields.ts';

const speech = {
  format: formatsFor('pt-BR', 'America/Sao_Paulo'),
  locale: 'pt-BR',
  yes: 'Sim',
  no: 'Não',
} as const;
const facts = { id: 'a', version: 1, created_at: '', updated_at: '', deleted_at: null };
const named = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

test('the state stands beside the title, the first word leads and a number stands across from it', () => {
  const boat: AnyRow = {
    ...facts,
    boat_name: 'Netuno',
    type: 'lancha',
    status: 'active',
    capacity: 20,
    owner_supplier_id: 's',
    labels: { owner_supplier_id: 'Costa Norte' },
  };
  const names = ['type', 'status', 'capacity', 'owner_supplier_id'];
  const card = cardFields(boats, boat, { names, columns: [] }, speech);
  expect([card.state, card.lead?.name, card.amount?.name]).toEqual(['status', 'type', 'capacity']);
  // A bare number says nothing without its name.
  expect([card.lead?.isNamed, card.amount?.isNamed]).toEqual([false, true]);
  expect(named(card.others)).toEqual(['owner_supplier_id']);
});

test('what is empty takes no place, and tags stand by themselves', () => {
  const supplier: AnyRow = {
    ...facts,
    name: 'Costa',
    types: ['t'],
    status: 'inactive',
    phone: null,
    email: 'a@costa.example',
    labels: { types: ['Combustível'] },
  };
  const card = cardFields(
    suppliers,
    supplier,
    { names: undefined, columns: ['types', 'status', 'phone', 'email'] },
    speech,
  );
  expect([card.state, card.lead?.text, card.others]).toEqual(['status', 'a@costa.example', []]);
  expect(named(card.tags)).toEqual(['types']);
});

import { boatFeatures } from '@leme/contract/fleet/boat-features';
import { boats } from '@leme/contract/fleet/boats';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { customers } from '@leme/contract/sales/customers';
import { expect, test } from 'vitest';
import { fieldNames } from '../form/form-section.ts';
import { allSendable, changesBetween, copiedValues, startValues } from './record-values.ts';

const facts = { id: 'a', version: 3, created_at: '', updated_at: '', deleted_at: null, labels: {} };
const ana: AnyRow = {
  ...facts,
  name: 'Ana',
  kind: 'agente',
  phone: null,
  email: 'ana@example.com',
  tax_id: '52998224725',
  birth_date: null,
  marketing_consent: true,
  agent_id: null,
  tags: ['one', 'two'],
};
const names = [
  'name',
  'kind',
  'phone',
  'email',
  'tax_id',
  'birth_date',
  'marketing_consent',
  'agent_id',
  'tags',
];

test('a new record starts with what a row has when nothing is said, and no value is undefined', () => {
  expect(startValues(customers, names)).toEqual({
    name: '',
    kind: 'pessoa',
    phone: '',
    email: '',
    tax_id: '',
    birth_date: null,
    marketing_consent: false,
    agent_id: null,
    tags: [],
  });
});

test('a row that is opened and saved untouched changes nothing', () => {
  const values = startValues(customers, names, ana);
  expect(values.tax_id).toBe('529.982.247-25');
  expect(changesBetween(customers, names, values, values)).toEqual({});
});

test('only what differs once it is sent is a change', () => {
  const before = startValues(customers, names, ana);
  const after = {
    ...before,
    name: ' Ana ',
    email: ' ANA@example.com',
    phone: '+55 48 99934-1187',
    tags: ['two'],
  };
  expect(changesBetween(customers, names, before, after)).toEqual({ phone: '+5548999341187', tags: ['two'] });
});

test('an emptied field is sent as nothing', () => {
  const before = startValues(customers, names, ana);
  expect(changesBetween(customers, names, before, { ...before, email: '  ', tax_id: '' })).toEqual({
    email: null,
    tax_id: null,
  });
});

test('texts in several languages are compared whatever their order, and empty ones count as missing', () => {
  const of = (name: unknown) => ({ name });
  const one = of({ 'pt-BR': 'Som', en: 'Sound', it: '' });
  expect(changesBetween(boatFeatures, ['name'], one, of({ en: 'Sound', 'pt-BR': 'Som ' }))).toEqual({});
  expect(allSendable(boatFeatures, ['name'], of({ 'pt-BR': ' ' }))).toEqual({ name: null });
});

test('a copy leaves out what no two rows may share and the file of the other', () => {
  const row: AnyRow = {
    ...facts,
    boat_name: 'Netuno',
    registration_no: '443A',
    photos: ['file'],
    capacity: 12,
  };
  expect(copiedValues(boats, ['boat_name', 'registration_no', 'photos', 'capacity'], row)).toEqual({
    boat_name: 'Netuno',
    registration_no: '',
    photos: [],
    capacity: 12,
  });
});

test('the fields of a form stand in the order they are shown', () => {
  expect(fieldNames([{ rows: ['a b', 'c'] }, { rows: ['d'] }])).toEqual(['a', 'b', 'c', 'd']);
});

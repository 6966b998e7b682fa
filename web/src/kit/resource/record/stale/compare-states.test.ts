import { boatFeatures } from '@leme/contract/fleet/boat-features';
import type { AnyRow, SaveBetween } from '@leme/contract/kit/resource/resource';
import { customers } from '@leme/contract/sales/customers';
import { expect, test } from 'vitest';
import { formatsFor } from '../../../text/format.ts';
import { createNames } from '../values/names.ts';
import { startValues } from '../values/record-values.ts';
import { compareStates } from './compare-states.ts';

const speech = {
  format: formatsFor('pt-BR', 'America/Sao_Paulo'),
  locale: 'pt-BR',
  yes: 'Sim',
  no: 'Não',
} as const;
const fields = ['name', 'kind', 'nationality', 'agent_id', 'tags', 'birth_date'];
const base: AnyRow = {
  id: 'a',
  version: 1,
  created_at: '',
  updated_at: '',
  deleted_at: null,
  name: 'Ana',
  kind: 'pessoa',
  nationality: null,
  agent_id: 'one',
  tags: ['t1'],
  birth_date: null,
  labels: { agent_id: 'Costa Norte', tags: ['VIP'] },
};
const marina: SaveBetween = {
  at: '2026-11-20T12:00:00Z',
  actor: 'Marina',
  action: 'updated',
  fields: ['kind'],
};
const rui: SaveBetween = {
  ...marina,
  at: '2026-11-20T11:00:00Z',
  actor: 'Rui',
  fields: ['kind', 'nationality'],
};

type Given = { saves?: SaveBetween[]; isBaseKnown?: boolean };

function compare(theirs: Partial<AnyRow>, mine: Record<string, unknown>, given: Given = {}) {
  const current = { ...base, ...theirs, version: 2 } as AnyRow;
  const names = createNames(customers, [base], {
    agent_id: [['two', 'Costa Sul']],
    tags: [['t2', 'Família']],
  });
  const values = { ...startValues(customers, fields, base), ...mine };
  const { saves, isBaseKnown = true } = given;
  return compareStates(
    { resource: customers, fields, base: isBaseKnown ? base : null, current, mine: values, names, saves },
    speech,
  );
}

const named = (compared: readonly { label: string }[]) => compared.map(({ label }) => label);

test('what both changed, and differently, stands side by side in words, with who saved the other value last', () => {
  const { both } = compare(
    { nationality: 'Alemã', kind: 'empresa' },
    { nationality: 'Italiana', kind: 'agente' },
    { saves: [marina, rui] },
  );
  expect(both).toEqual([
    { name: 'kind', label: 'Tipo', theirs: 'Empresa', mine: 'Agente', by: marina },
    { name: 'nationality', label: 'Nacionalidade', theirs: 'Alemã', mine: 'Italiana', by: rui },
  ]);
});

test('references are told by name, days as they are written, and nothing as a dash', () => {
  const { both } = compare(
    { agent_id: null, tags: [], birth_date: '1990-05-01', labels: {} },
    { agent_id: 'two', tags: ['t1', 't2'], birth_date: '1991-05-01' },
  );
  expect(both.map(({ theirs, mine }) => [theirs, mine])).toEqual([
    ['–', 'Costa Sul'],
    ['–', 'VIP, Família'],
    ['01/05/1990', '01/05/1991'],
  ]);
});

test('what only one of them changed takes no choice and is listed on its side', () => {
  const compared = compare(
    { name: 'Ana Maria', kind: 'empresa' },
    { nationality: 'Italiana' },
    { saves: [marina] },
  );
  expect(compared.both).toEqual([]);
  expect(named(compared.mine)).toEqual(['Nacionalidade']);
  expect(compared.theirs.map(({ label, theirs, by }) => [label, theirs, by?.actor])).toEqual([
    ['Nome', 'Ana Maria', undefined],
    ['Tipo', 'Empresa', 'Marina'],
  ]);
});

test('the same change made twice is no difference', () => {
  expect(compare({ kind: 'agente' }, { kind: 'agente' })).toEqual({ both: [], mine: [], theirs: [] });
});

test('a draft over a version nobody knows any more asks about whatever differs', () => {
  const compared = compare(
    { kind: 'empresa' },
    { nationality: 'Italiana', kind: 'pessoa' },
    { isBaseKnown: false },
  );
  expect(named(compared.both)).toEqual(['Tipo', 'Nacionalidade']);
  expect([compared.mine, compared.theirs]).toEqual([[], []]);
});

test('of translations the languages that differ are told', () => {
  const [was, is, typed] = [
    { 'pt-BR': 'Praia', en: 'Beach' },
    { 'pt-BR': 'Praia', en: 'The beach' },
    { 'pt-BR': 'Praia', en: 'Seaside', fr: 'Plage' },
  ].map((name) => ({ ...base, name, labels: {} }));
  if (!was || !is || !typed) throw new Error('three states are compared');
  const mine = startValues(boatFeatures, ['name'], typed);
  const names = createNames(boatFeatures, [was]);
  const states = { resource: boatFeatures, fields: ['name'], base: was, current: is, mine, names };
  const { both } = compareStates(states, speech);
  expect(both).toMatchObject([
    { theirs: 'Inglês: The beach\nFrancês: –', mine: 'Inglês: Seaside\nFrancês: Plage' },
  ]);
});

import type { AnyRow } from '@leme/contract/kit/resource';
import { customers } from '@leme/contract/sales/customers';
import { expect, test } from 'vitest';
import { formatsFor } from '../../format.ts';
import { compareStates } from './compare-states.ts';
import { createNames } from './names.ts';
import { startValues } from './record-values.ts';

const speech = {
  format: formatsFor('pt-BR', 'America/Sao_Paulo'),
  locale: 'pt-BR',
  yes: 'Sim',
  no: 'Não',
} as const;
const fields = ['name', 'kind', 'nationality', 'agent_id', 'tags'];
const base: AnyRow = {
  ...{ id: 'a', version: 1, created_at: '', updated_at: '', deleted_at: null },
  name: 'Ana',
  kind: 'pessoa',
  nationality: null,
  agent_id: 'one',
  tags: ['t1'],
  labels: { agent_id: 'Costa Norte', tags: ['VIP'] },
};

function compare(theirs: Partial<AnyRow>, mine: Record<string, unknown>) {
  const current = { ...base, ...theirs, version: 2 } as AnyRow;
  const names = createNames(customers, [base], {
    agent_id: [['two', 'Costa Sul']],
    tags: [['t2', 'Família']],
  });
  const values = { ...startValues(customers, fields, base), ...mine };
  return compareStates({ resource: customers, fields, base, current, mine: values, names }, speech);
}

test('what one changed and the other has otherwise stands side by side, in words', () => {
  expect(compare({ nationality: 'Alemã' }, { nationality: 'Italiana', kind: 'agente' }).rows).toEqual([
    { label: 'Tipo', theirs: 'Pessoa', mine: 'Agente' },
    { label: 'Nacionalidade', theirs: 'Alemã', mine: 'Italiana' },
  ]);
});

test('what references point to is told by name', () => {
  const { rows } = compare({}, { agent_id: 'two', tags: ['t1', 't2'] });
  expect(rows).toEqual([
    { label: 'Agente', theirs: 'Costa Norte', mine: 'Costa Sul' },
    { label: 'Tags', theirs: 'VIP', mine: 'VIP, Família' },
  ]);
});

test('what only the other one changed stays, and is named', () => {
  const compared = compare({ name: 'Ana Maria', kind: 'empresa' }, { nationality: 'Italiana' });
  expect(compared.rows.map(({ label }) => label)).toEqual(['Nacionalidade']);
  expect(compared.kept).toEqual(['Nome', 'Tipo']);
});

test('the same change made twice is no difference', () => {
  expect(compare({ kind: 'agente' }, { kind: 'agente' })).toEqual({ rows: [], kept: [] });
});

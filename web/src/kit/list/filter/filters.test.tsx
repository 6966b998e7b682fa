import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import '../../../testing/dom-gaps.ts';
import { startTexts } from '../../text/i18n.ts';
import { type Filter, inForce, oneValue } from './filter.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterSelects } from './selects/filter-selects.tsx';
import { FilterMenus } from './several/filter-menus.tsx';

const options = [
  { value: 'open', label: 'Aberta' },
  { value: 'closed', label: 'Fechada' },
];

/** A list that is filtered by two things, of which one is chosen elsewhere. */
function List({ several = false, start = {} as Record<string, string[]> }) {
  const [chosen, choose] = useState(start);
  const filter = (id: string, label: string): Filter => ({
    id,
    label,
    options,
    values: chosen[id] ?? [],
    onChange: (values) => choose({ ...chosen, [id]: values }),
  });
  const filters = [filter('state', 'Estado'), { ...filter('door', 'Porta'), isElsewhere: true as const }];
  return (
    <>
      {several ? (
        <FilterMenus filters={[filter('state', 'Estado')]} tall />
      ) : (
        <FilterSelects filters={filters} />
      )}
      <FilterChips filters={filters} onClear={() => choose({})} />
      <output>{JSON.stringify(chosen)}</output>
    </>
  );
}

const chosen = () => JSON.parse(screen.getByRole('status').textContent ?? '');

afterEach(cleanup);

test('a filter of one value has everything as its first choice, and a chip that takes it off', async () => {
  await startTexts();
  const person = userEvent.setup();
  render(<List />);
  const select = screen.getByRole('combobox', { name: 'Estado' });
  expect(select.textContent).toContain('Todos');
  await person.click(select);
  await person.click(await screen.findByRole('option', { name: 'Fechada' }));
  expect(chosen()).toEqual({ state: ['closed'] });
  await person.click(screen.getByRole('button', { name: 'Remover filtro Estado' }));
  expect(chosen()).toEqual({ state: [] });
  expect(screen.queryByRole('button', { name: 'Remover filtro Estado' })).toBeNull();
});

test('what is chosen elsewhere has a chip and no field; two chips come off together', async () => {
  await startTexts();
  const person = userEvent.setup();
  render(<List start={{ door: ['open'], state: ['open'] }} />);
  expect(screen.queryByRole('combobox', { name: 'Porta' })).toBeNull();
  screen.getByRole('button', { name: 'Remover filtro Porta' });
  await person.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(chosen()).toEqual({});
});

test('a filter of several values takes one more and leaves one', async () => {
  await startTexts();
  const person = userEvent.setup();
  render(<List several start={{ state: ['open'] }} />);
  await person.click(screen.getByRole('checkbox', { name: 'Fechada' }));
  expect(chosen()).toEqual({ state: ['open', 'closed'] });
  await person.click(screen.getByRole('checkbox', { name: 'Aberta' }));
  expect(chosen()).toEqual({ state: ['closed'] });
});

test('a filter is in force while something of it is chosen', () => {
  const filter = (value: string | undefined): Filter => ({
    id: 'state',
    label: 'Estado',
    options,
    values: oneValue(value),
    onChange: () => undefined,
  });
  expect(inForce([filter(undefined), filter('open')]).map(({ values }) => values)).toEqual([['open']]);
});

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TimeLine } from './time-line.tsx';
import type { TimeEntry, TimeUnit } from './time-line-shapes.ts';

afterEach(cleanup);

const day = '2026-11-20';
const entry = (
  id: string,
  row: string,
  from: string,
  until: string,
  more: Partial<TimeEntry> = {},
): TimeEntry => ({
  id,
  row,
  label: id,
  color: '#0e8fa8',
  isFixed: false,
  ...more,
  from: `${day}T${from}`,
  until: `${day}T${until}`,
});
const usual = [
  entry('early', 'netuno', '08:00', '10:00'),
  entry('late', 'netuno', '14:00', '16:00'),
  entry('noon', 'mare', '11:00', '13:00', { isFixed: true }),
];

async function line({ entries = usual, unit = 'hours' as TimeUnit, now = `${day}T07:30` } = {}) {
  const said: string[] = [];
  const { container } = render(
    <TimeLine
      name="Embarcações"
      corner="Embarcação"
      unit={unit}
      from={unit === 'hours' ? `${day}T07:00` : `${day}T00:00`}
      until={unit === 'hours' ? `${day}T19:00` : '2026-11-22T00:00'}
      now={now}
      rows={[
        { id: 'netuno', name: 'Netuno', head: 'Netuno' },
        { id: 'vazia', name: 'Vazia', head: 'Vazia' },
        { id: 'mare', name: 'Maré', head: 'Maré' },
      ]}
      entries={entries}
      stretches={[
        { id: 'yard', row: 'vazia', from: `${day}T00:00`, until: `${day}T13:00`, label: 'Estaleiro' },
      ]}
      draw={({ id }) => id}
      onOpen={({ id }) => said.push(`open ${id}`)}
      onMove={({ id }) => said.push(`move ${id}`)}
      menu={({ id, isFixed }) => ({
        name: `Ações de ${id}`,
        actions: [
          { id: 'open', label: 'Abrir', onSelect: () => said.push(`menu ${id}`) },
          { id: 'move', label: 'Mover', reason: isFixed ? 'Fica' : null, onSelect: () => undefined },
        ],
      })}
    />,
  );
  await screen.findByRole('region', { name: 'Embarcações' });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const focused = () => (document.activeElement as HTMLElement | null)?.dataset.entry;
  const boxOf = (id: string) => screen.getByRole('button', { name: id }).closest('li')?.style;
  return { container, said, press, focused, boxOf };
}

test('an entry stands where its hours are, what is hatched says why, and the line says the hour', async () => {
  const { boxOf, container } = await line();
  const { insetInlineStart: left, width } = boxOf('early') ?? {};
  expect([left?.slice(0, 4), width?.slice(0, 9)]).toEqual(['8.33', 'calc(16.6']);
  expect(screen.getByTitle('Estaleiro').style.width).toBe('50%');
  expect(container.textContent).toContain('07:30');
  expect(within(screen.getByRole('list', { name: 'Netuno' })).getAllByRole('listitem')).toHaveLength(2);
});

test('forty entries in an hour stand below one another, none over another; where one ends the next may begin', async () => {
  const crowd = Array.from({ length: 40 }, (_, at) => entry(`e${at}`, 'mare', '09:00', '09:50'));
  const { boxOf } = await line({ entries: [...crowd, entry('next', 'mare', '09:50', '10:30')] });
  const tops = new Set(crowd.map(({ id }) => boxOf(id)?.top));
  expect([tops.size, boxOf('next')?.top]).toEqual([40, '5px']);
});

test('where days are the unit entries of a day stand below one another in it', async () => {
  const { boxOf } = await line({ unit: 'days' });
  expect([boxOf('early')?.insetInlineStart, boxOf('early')?.top]).toEqual(['0%', '5px']);
  expect([boxOf('late')?.insetInlineStart, boxOf('late')?.top === '5px']).toEqual(['0%', false]);
});

test('arrows go from entry to entry and over rows that are empty, Enter opens, M moves what may be moved', async () => {
  const { said, press, focused, container } = await line();
  expect(container.querySelectorAll('button[tabindex="0"]')).toHaveLength(1);
  screen.getByRole('button', { name: 'early' }).focus();
  const walked = ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => {
    press(key);
    return focused();
  });
  expect(walked).toEqual(['late', 'noon', 'noon', 'early', 'early', 'late']);
  press('m');
  screen.getByRole('button', { name: 'late' }).click();
  press('ArrowDown');
  press('m');
  expect(said).toEqual(['move late', 'open late']);
});

test('the menu key or a right click shows what can be done to an entry, and the focus comes back to it', async () => {
  const { said, focused } = await line();
  const early = screen.getByRole('button', { name: 'early' });
  early.focus();
  fireEvent.contextMenu(early);
  const menu = within(await screen.findByRole('menu', { name: 'Ações de early' }));
  fireEvent.click(menu.getByRole('menuitem', { name: 'Abrir' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect([said, focused()]).toEqual([['menu early'], 'early']);
  fireEvent.contextMenu(screen.getByRole('button', { name: 'noon' }));
  const fixed = await screen.findByRole('menuitem', { name: /^Mover/ });
  expect([fixed.textContent, fixed.getAttribute('aria-disabled')]).toEqual(['MoverFica', 'true']);
});

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RosterGrid } from './roster-grid.tsx';

afterEach(cleanup);

const boats = ['Netuno', 'Maré Alta', 'Iemanjá'].map((name) => ({ id: name }));
const days = ['1', '2', '3'].map((day) => ({ id: day }));

async function grid() {
  const { container } = render(
    <RosterGrid
      name="Lugares por dia"
      corner="Embarcação"
      rows={boats}
      columns={days}
      rowHead={({ id }) => id}
      columnHead={({ id }) => id}
      groupOf={({ id }) => (id === 'Iemanjá' ? 'Estaleiro' : 'Na água')}
      isMarked={({ id }) => id === '2'}
      cell={(boat, day, stop) =>
        boat.id === 'Netuno' ? (
          <input {...stop} aria-label={`${boat.id} ${day.id}`} defaultValue="20" />
        ) : (
          day.id !== '3' && 'livre'
        )
      }
    />,
  );
  const table = await screen.findByRole('grid', { name: 'Lugares por dia' });
  const press = (key: string, more = {}) =>
    fireEvent.keyDown(document.activeElement ?? table, { key, ...more });
  const place = () => (document.activeElement as HTMLElement | null)?.dataset.place;
  return { container, table, press, place };
}

test('a grid names rows and columns, marks today and begins a heading where the group changes', async () => {
  const { table } = await grid();
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => [head.textContent, head.getAttribute('aria-current')])).toEqual([
    ['Embarcação', null],
    ['1', null],
    ['2', 'date'],
    ['3', null],
  ]);
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual([
    'Embarcação',
    'Na água',
    'Netuno',
    'Maré Alta',
    'Estaleiro',
    'Iemanjá',
  ]);
});

test('Tab reaches one cell, arrows, Home, End and pages go on from it and end at the edges', async () => {
  const { container, press, place } = await grid();
  expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  screen.getByLabelText('Netuno 1').focus();
  press('ArrowDown');
  expect(place()).toBe('1:0');
  expect(container.querySelector('[tabindex="0"]')).toBe(document.activeElement);
  const walked = [
    ['End'],
    ['ArrowRight'],
    ['PageDown'],
    ['Home', { ctrlKey: true }],
    ['End', { ctrlKey: true }],
  ];
  expect(
    walked.map(([key, more]) => {
      press(String(key), more as object);
      return place();
    }),
  ).toEqual(['1:2', '1:2', '2:2', '0:0', '2:2']);
  press('ArrowLeft', { shiftKey: true });
  expect(place()).toBe('2:2');
});

test('inside of what is typed the caret moves, and what is come to is chosen whole', async () => {
  const { press, place } = await grid();
  const typed = screen.getByLabelText('Netuno 1') as HTMLInputElement;
  typed.focus();
  typed.setSelectionRange(1, 1);
  press('ArrowRight');
  press('Home');
  expect(place()).toBe('0:0');
  typed.setSelectionRange(2, 2);
  press('ArrowRight');
  const next = document.activeElement as HTMLInputElement;
  expect([place(), next.selectionStart, next.selectionEnd]).toEqual(['0:1', 0, 2]);
  press('ArrowLeft');
  expect(place()).toBe('0:0');
});

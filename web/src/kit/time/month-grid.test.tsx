import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MonthGrid } from './month-grid.tsx';

afterEach(cleanup);

async function month(given: { min?: string; max?: string } = {}) {
  const said: string[] = [];
  render(
    <MonthGrid
      month="2027-01-15"
      today="2027-01-10"
      cell={(date) =>
        date === '2027-01-16' ? { text: '180', spoken: 'R$ 180,00', className: 'bg-warning-tint' } : null
      }
      onMonthChange={(first) => said.push(`month ${first}`)}
      onDay={(date) => said.push(`day ${date}`)}
      {...given}
    />,
  );
  await screen.findByRole('grid', { name: 'janeiro de 2027' });
  const dayOf = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
  return { said, dayOf };
}

test('a month stands by weeks, each day a button that says what its owner says of it', async () => {
  const { said, dayOf } = await month();
  expect(screen.getAllByRole('columnheader', { hidden: true })).toHaveLength(7);
  const day = dayOf(/16 de janeiro de 2027.*, R\$ 180,00$/);
  expect([day.textContent?.includes('180'), day.className.includes('bg-warning-tint')]).toEqual([true, true]);
  fireEvent.click(day);
  fireEvent.click(dayOf(/17 de janeiro de 2027/));
  expect(said).toEqual(['day 2027-01-16', 'day 2027-01-17']);
});

test('the next month is turned to, and neither days nor months beyond the bounds are pressed', async () => {
  const { said, dayOf } = await month({ min: '2027-01-10', max: '2027-02-05' });
  expect(dayOf(/, 9 de janeiro de 2027|, 09 de janeiro de 2027/).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Próximo mês' }));
  expect(said).toEqual(['month 2027-02-01']);
  const previous = screen.getByRole('button', { name: 'Mês anterior' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
});

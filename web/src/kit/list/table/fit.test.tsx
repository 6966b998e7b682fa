import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '../../../testing/dom-gaps.ts';
import { startTexts } from '../../text/i18n.ts';
import type { Column } from './column.ts';
import { ListTable } from './list-table.tsx';
import { firstToGo } from './use-fit.ts';

type Row = { id: string };

const column = (id: string, goesAt?: number): Column<Row> => ({ id, head: id, cell: () => id, goesAt });
const columns = [column('Nome'), column('Email', 0), column('Valor'), column('Tags', 1), column('Ações')];

/** A window in which each column is 100 px wide, and so much there is room for. */
function roomFor(width: number) {
  const wide = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this instanceof HTMLTableElement ? this.querySelectorAll('th').length * 100 : 100;
  });
  const room = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  return () => [wide, room].map((spy) => spy.mockRestore());
}

afterEach(cleanup);

test.each([
  { width: 500, heads: ['Nome', 'Email', 'Valor', 'Tags', 'Ações'], sign: null },
  { width: 420, heads: ['Nome', 'Valor', 'Tags', 'Ações'], sign: '+1 Sem espaço para: Email' },
  { width: 320, heads: ['Nome', 'Valor', 'Ações'], sign: '+2 Sem espaço para: Email, Tags' },
  { width: 200, heads: ['Nome', 'Valor', 'Ações'], sign: '+2 Sem espaço para: Email, Tags' },
])('where $width px are all there is, what matters least goes first, and a sign says so', async (given) => {
  await startTexts();
  const back = roomFor(given.width);
  render(<ListTable name="Leads" rows={[{ id: 'a' }]} columns={columns} />);
  const sign = screen.queryByRole('button');
  expect(sign?.textContent ?? null).toBe(given.sign);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.map((head) => head?.replace(given.sign ?? '', ''))).toEqual(given.heads);
  // What is too wide all the same scrolls in its own box.
  expect(screen.getByRole('table').hasAttribute('data-scrolls')).toBe(given.width === 200);
  back();
});

test('as many columns go as make room, and never one that has to stay', () => {
  const widths = [200, 80, 60, 120, 100];
  expect(firstToGo(columns, widths, 79)).toEqual(['Email']);
  expect(firstToGo(columns, widths, 81)).toEqual(['Email', 'Tags']);
  expect(firstToGo(columns, widths, 900)).toEqual(['Email', 'Tags']);
});

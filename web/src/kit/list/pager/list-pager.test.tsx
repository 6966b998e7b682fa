import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '../../../testing/dom-gaps.ts';
import { AuthSessionProvider } from '../../auth-session/auth-session.tsx';
import { startTexts } from '../../text/i18n.ts';
import { ListPager } from './list-pager.tsx';

afterEach(cleanup);

const pager = (page: number, count: number, onTurn: (page: number) => void) => (
  <AuthSessionProvider>
    <ListPager
      page={page}
      count={count}
      limit={25}
      shown={25}
      countIsEstimate={false}
      hasMore
      onTurn={onTurn}
    />
  </AuthSessionProvider>
);

test('a long list is left for its first, its last and any page that is typed; a page there is not is refused', async () => {
  await startTexts();
  const turned: number[] = [];
  render(pager(26, 1285, (page) => turned.push(page)));
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Primeira página' }));
  await person.click(screen.getByRole('button', { name: 'Última página' }));
  const jump = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Ir para a página' });
  screen.getByText('de 52');
  await person.clear(jump);
  await person.type(jump, '40{Enter}');
  expect(turned).toEqual([1, 52, 40]);
  await person.clear(jump);
  await person.type(jump, '53');
  expect(jump.checkValidity()).toBe(false);
});

test('where every page has its number there is nothing else', async () => {
  await startTexts();
  render(pager(1, 100, () => undefined));
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Última página' })).toBeNull();
});

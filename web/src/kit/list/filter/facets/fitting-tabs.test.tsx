import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import '../../../../testing/dom-gaps.ts';
import { startTexts } from '../../../text/i18n.ts';
import { FittingTabs } from './fitting-tabs.tsx';

const items = ['Todos', 'Novo', 'Proposta', 'Ganho', 'Perdido'].map((label, at) => ({
  value: label,
  label,
  count: String(at),
}));

function Tabs() {
  const [value, choose] = useState('Todos');
  return <FittingTabs name="Status" items={items} value={value} onValueChange={choose} />;
}

afterEach(cleanup);

test('tabs there is no room for stand behind “Mais”, with their counts, and the chosen one is seen there', async () => {
  await startTexts();
  // Each tab has 100 px, and the last button as well.
  const needs = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.querySelectorAll('button').length * 100;
  });
  const room = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(350);
  render(<Tabs />);
  const person = userEvent.setup();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Todos0', 'Novo1']);
  await person.click(screen.getByRole('button', { name: 'Mais (3)' }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Ganho 3' }));
  await screen.findByRole('button', { name: 'Ganho 3' });
  for (const spy of [needs, room]) spy.mockRestore();
});

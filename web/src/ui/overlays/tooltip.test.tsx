import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Tooltip } from './tooltip.tsx';

afterEach(cleanup);

function Page() {
  return (
    <>
      <Tooltip text="Imprime a lista">
        <button type="button">Imprimir</button>
      </Tooltip>
      <Tooltip text="Salva a lista">
        <button type="button">Baixar</button>
      </Tooltip>
    </>
  );
}

const told = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('a pointer that rests is told what the button does, and not any more when it has left', async () => {
  const person = userEvent.setup();
  render(<Page />);
  await person.hover(button('Imprimir'));
  await waitFor(() => expect(told()).toEqual(['Imprime a lista']));
  expect(screen.getByRole('tooltip').id).toBe(button('Imprimir').getAttribute('aria-describedby'));
  await person.unhover(button('Imprimir'));
  await waitFor(() => expect(told()).toEqual([]));
  expect(button('Imprimir').getAttribute('aria-describedby')).toBeNull();
});

test('the keyboard’s focus is told at once, one at a time; Escape, a press and leaving end it', async () => {
  const person = userEvent.setup();
  render(<Page />);
  await person.tab();
  await waitFor(() => expect(told()).toEqual(['Imprime a lista']));
  await person.hover(button('Baixar'));
  await waitFor(() => expect(told()).toEqual(['Salva a lista']));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(told()).toEqual([]));
  await person.tab();
  await waitFor(() => expect(told()).toEqual(['Salva a lista']));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(told()).toEqual([]));
  await person.tab({ shift: true });
  await waitFor(() => expect(told()).toEqual(['Imprime a lista']));
  await act(async () => button('Imprimir').blur());
  await waitFor(() => expect(told()).toEqual([]));
});

test('what was pressed before it was told stays untold', async () => {
  const person = userEvent.setup();
  render(<Page />);
  await person.hover(button('Imprimir'));
  await person.click(button('Imprimir'));
  await person.unhover(button('Imprimir'));
  await person.hover(button('Baixar'));
  await waitFor(() => expect(told()).toEqual(['Salva a lista']));
});

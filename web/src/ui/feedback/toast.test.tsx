import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../dialogs/dialog.tsx';
import { ToastProvider, useToast } from './toast.tsx';

// What one test shows the next one does not.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const labels = { region: 'Mensagens', notification: 'Aviso', close: 'Fechar', undo: 'Desfazer' };

function Page() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => toast.show({ title: 'Lead excluído', undo: () => undefined })}>
        Excluir
      </button>
      <button type="button" onClick={() => toast.show({ title: 'Lead salvo' })}>
        Salvar
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Novo Lead">
        <input />
      </Dialog>
    </>
  );
}

test('what can be undone stays there for everybody while a dialog is open, and the page behind it does not', async () => {
  const person = userEvent.setup();
  render(
    <ToastProvider labels={labels}>
      <Page />
    </ToastProvider>,
  );
  await person.click(screen.getByRole('button', { name: 'Excluir' }));
  await screen.findByRole('button', { name: 'Desfazer' });
  await person.click(screen.getByRole('button', { name: 'Abrir' }));
  await screen.findByRole('dialog', { name: 'Novo Lead' });
  expect(screen.queryByRole('button', { name: 'Excluir' })).toBeNull();
  screen.getByRole('button', { name: 'Desfazer' });
});

test('F8 leads to the messages [A9-21]', async () => {
  const person = userEvent.setup();
  render(
    <ToastProvider labels={labels}>
      <Page />
    </ToastProvider>,
  );
  // A dialog of the test before may still hold the pointer of the page.
  document.body.style.pointerEvents = '';
  await person.click(screen.getByRole('button', { name: 'Excluir' }));
  await screen.findByRole('button', { name: 'Desfazer' });
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  await waitFor(() => expect(document.activeElement?.hasAttribute('data-messages')).toBe(true));
});

test('a message that asks nothing is gone after five seconds [A9-19]', async () => {
  render(
    <ToastProvider labels={labels}>
      <Page />
    </ToastProvider>,
  );
  const save = screen.getByRole('button', { name: 'Salvar' });
  // The first one brings what draws them.
  fireEvent.click(save);
  await screen.findAllByText('Lead salvo');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const before = screen.queryAllByRole('listitem').length;
  const shown = () => screen.queryAllByRole('listitem').length - before;
  fireEvent.click(save);
  await act(() => vi.advanceTimersByTimeAsync(4_999));
  expect(shown()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(shown()).toBe(0);
});

test('a message is swept away by fifty pixels and comes back from fewer [A9-20]', async () => {
  render(
    <ToastProvider labels={labels}>
      <Page />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  const undo = await screen.findByRole('button', { name: 'Desfazer' });
  const message = undo.closest('li') as HTMLElement;
  // What the DOM of the tests has not.
  Object.assign(message, {
    setPointerCapture: () => undefined,
    hasPointerCapture: () => false,
    releasePointerCapture: () => undefined,
  });
  const sweep = (by: number) => {
    const at = (clientX: number) => ({ button: 0, clientX, clientY: 0, pointerId: 1, pointerType: 'touch' });
    fireEvent.pointerDown(message, at(10));
    fireEvent.pointerMove(message, at(30));
    fireEvent.pointerMove(message, at(10 + by));
    fireEvent.pointerUp(message, at(10 + by));
  };
  sweep(49);
  expect(message.dataset.swipe).toBe('cancel');
  screen.getByRole('button', { name: 'Desfazer' });
  sweep(51);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull());
});

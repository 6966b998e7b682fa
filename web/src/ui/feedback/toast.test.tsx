import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '../dialogs/dialog.tsx';
import { ToastProvider, useToast } from './toast.tsx';

const labels = { region: 'Mensagens', notification: 'Aviso', close: 'Fechar', undo: 'Desfazer' };

function Page() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => toast.show({ title: 'Lead excluído', undo: () => undefined })}>
        Excluir
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

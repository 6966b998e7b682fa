import { signOut } from '@leme/contract/access/endpoints';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aServer, knows, openPage } from '../../../testing/open-page.tsx';

const warning = () => screen.queryByRole('alertdialog', { name: 'Você ainda está aí?' });

/** The manifest of a manager, whose device may sleep and wake; leaving is known to the server. */
async function openStill() {
  const server = aServer();
  onTestFinished(() => void vi.useRealTimers());
  server.answers(signOut, () => {
    knows(server, {});
    return undefined as never;
  });
  let now = Date.now();
  const open = async () => {
    const person = await openPage(server, '/mar-azul/passenger-manifest', { as: 'manager' });
    await screen.findByText('Nenhuma sessão encontrada');
    return person;
  };
  const passes = (minutes: number) => {
    now += minutes * 60_000;
    vi.setSystemTime(now);
  };
  const person = await open();
  await person.click(screen.getByRole('main'));
  return {
    server,
    /** So many minutes later somebody looks at the page. */
    wakes: async (minutes: number) => {
      passes(minutes);
      await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    },
    /** So many minutes later the page is there as after a minute's look at the clock. */
    opensAfter: async (minutes: number) => {
      passes(minutes);
      return await open();
    },
  };
}

test('whoever does nothing is warned after two hours, and only a button ends the warning [A1-15, A2.2-37, A4-22, A4-23, A4-26, A4-27, A4-28, A9-25, A9-26]', async () => {
  const { server, opensAfter, wakes } = await openStill();
  await (await opensAfter(110)).click(screen.getByRole('main'));
  await opensAfter(110);
  expect(warning()).toBeNull();
  const person = await opensAfter(11);
  await waitFor(() => expect(warning()).not.toBeNull());
  expect(screen.getByRole('timer').textContent).toMatch(/^5[89]:\d\d$/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Continuar Sessão'));
  await person.keyboard('{Escape}');
  fireEvent.mouseDown(document.body);
  fireEvent.mouseMove(document.body);
  await wakes(1);
  expect(warning()).not.toBeNull();
  const before = server.times('POST /auth/refresh');
  await person.click(screen.getByRole('button', { name: 'Continuar Sessão' }));
  await waitFor(() => expect(warning()).toBeNull());
  expect(server.times('POST /auth/refresh')).toBe(before + 1);
  expect(server.asked.filter(({ address }) => address === 'POST /auth/refresh').at(-1)?.isBackground).toBe(
    false,
  );
  await opensAfter(110);
  expect(warning()).toBeNull();
});

test('after three hours one is signed out, and the sign-in page says why [A4-24, A4-25, A8-25]', async () => {
  const { server, opensAfter, wakes } = await openStill();
  const person = await opensAfter(121);
  await waitFor(() => expect(warning()).not.toBeNull());
  await wakes(60);
  await screen.findByText('Sessão Expirada');
  expect(server.sent('POST /auth/sign-out')).toMatchObject([{ because: 'idle' }]);
  knows(server, { as: 'manager' });
  await person.type(await screen.findByLabelText('Email'), 'manager@mar-azul.test');
  await person.type(screen.getByLabelText('Senha'), 'Leme-demo-2026');
  await person.click(screen.getByRole('button', { name: 'Entrar' }));
  await screen.findByRole('heading', { level: 1, name: 'Manifesto de Passageiros' });
  expect(warning()).toBeNull();
});

test('whoever is warned may leave at once, which is no expiry [A4-29]', async () => {
  const { server, opensAfter } = await openStill();
  const person = await opensAfter(121);
  await person.click(await screen.findByRole('button', { name: 'Sair Agora' }));
  await screen.findByRole('button', { name: 'Entrar' });
  expect(screen.queryByText('Sessão Expirada')).toBeNull();
  expect(server.sent('POST /auth/sign-out')).toMatchObject([{ because: 'person' }]);
});

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { MenuItem, MenuPanel } from '../menus/lazy/menu-panel.tsx';
import { PopoverPanel } from '../overlays/lazy/popover-panel.tsx';
import { lazyModule } from './lazy-code.ts';
import { LazyTrigger } from './lazy-trigger.tsx';

afterEach(cleanup);

/** Code that comes, or does not, when the test says so. */
function panelThatComes() {
  let pending = Promise.withResolvers<object>();
  let asked = 0;
  const source = lazyModule(() => {
    asked += 1;
    pending = Promise.withResolvers();
    return pending.promise;
  });
  return {
    source,
    asked: () => asked,
    comes: () => act(async () => pending.resolve({})),
    fails: () => act(async () => pending.reject(new Error('no network'))),
  };
}

type Look = { source: ReturnType<typeof panelThatComes>['source']; onOpenChange?: (open: boolean) => void };

function AMenu({ source, ...props }: Look) {
  return (
    <LazyTrigger source={source} opens="menu" trigger={<button type="button">Ações</button>} {...props}>
      {(_, panel) => (
        <MenuPanel panel={panel}>
          <MenuItem disabled>Editar</MenuItem>
          <MenuItem>Excluir</MenuItem>
          <MenuItem>Imprimir</MenuItem>
        </MenuPanel>
      )}
    </LazyTrigger>
  );
}

function ADialog({ source, ...props }: Look) {
  return (
    <LazyTrigger source={source} opens="dialog" trigger={<button type="button">Colunas</button>} {...props}>
      {(_, panel) => (
        <PopoverPanel panel={panel} name="Exibição">
          <button type="button">Padrão</button>
        </PopoverPanel>
      )}
    </LazyTrigger>
  );
}

/** A trigger whose code is on its way, and what stands beside it. */
function page(What: typeof AMenu) {
  const late = panelThatComes();
  const told: boolean[] = [];
  render(
    <>
      <What source={late.source} onOpenChange={(open) => told.push(open)} />
      <input aria-label="Nota" />
    </>,
  );
  const name = What === AMenu ? 'Ações' : 'Colunas';
  return { ...late, told, person: userEvent.setup(), trigger: screen.getByRole('button', { name }) };
}

const menuOf = (trigger: HTMLElement) => [
  trigger.getAttribute('aria-haspopup'),
  trigger.getAttribute('aria-expanded'),
  document.getElementById(trigger.getAttribute('aria-controls') ?? '')?.getAttribute('role') ?? null,
];

test('a press fetches the code of a menu; it stands open when the code has come, named by its trigger, and gives the focus back', async () => {
  const { trigger, person, asked, comes, told } = page(AMenu);
  expect([asked(), menuOf(trigger)]).toEqual([0, ['menu', 'false', null]]);
  await person.click(trigger);
  expect([asked(), menuOf(trigger), told]).toEqual([1, ['menu', 'false', null], [true]]);
  await comes();
  const menu = await screen.findByRole('menu', { name: 'Ações' });
  await waitFor(() => expect(document.activeElement).toBe(menu));
  expect(menuOf(trigger)).toEqual(['menu', 'true', 'menu']);
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  expect([menuOf(trigger), told]).toEqual([
    ['menu', 'false', null],
    [true, false],
  ]);
});

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'the key “%s” opens a menu at its first row that can be chosen, before its code has come and after',
  async (key) => {
    const { trigger, person, comes } = page(AMenu);
    for (const isThere of [false, true]) {
      await act(async () => trigger.focus());
      await person.keyboard(key);
      if (!isThere) await comes();
      const row = await screen.findByRole('menuitem', { name: 'Excluir' });
      await waitFor(() => expect(document.activeElement).toBe(row));
      await person.keyboard('{ArrowDown}');
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Imprimir'));
      await person.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toBe(trigger));
    }
  },
);

test('nobody hears a press that nobody made: each is there once', async () => {
  const heard: string[] = [];
  const hear = ({ type }: Event) => heard.push(type);
  for (const type of ['pointerdown', 'keydown', 'click']) document.addEventListener(type, hear);
  const { trigger, person, comes } = page(AMenu);
  await person.click(trigger);
  await comes();
  await screen.findByRole('menu');
  await person.keyboard('{Escape}');
  for (const type of ['pointerdown', 'keydown', 'click']) document.removeEventListener(type, hear);
  expect(heard).toEqual(['pointerdown', 'click', 'keydown']);
});

test('pressed again while the code comes, by pointer or key, it opens once and stays open', async () => {
  const { trigger, person, asked, comes } = page(AMenu);
  await person.click(trigger);
  await person.click(trigger);
  await act(async () => trigger.focus());
  await person.keyboard('{Enter}{Enter}');
  await comes();
  await screen.findByRole('menu');
  expect([asked(), menuOf(trigger)]).toEqual([1, ['menu', 'true', 'menu']]);
});

test('a press on the trigger of an open menu closes it', async () => {
  const { trigger, person, comes } = page(AMenu);
  await person.click(trigger);
  await comes();
  await screen.findByRole('menu');
  await person.click(trigger);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(menuOf(trigger)).toEqual(['menu', 'false', null]);
});

test('code that did not come leaves it closed, and the next press fetches again', async () => {
  const { trigger, person, asked, comes, fails, told } = page(AMenu);
  await person.hover(trigger);
  await person.click(trigger);
  await fails();
  await comes();
  expect([asked(), menuOf(trigger), told]).toEqual([1, ['menu', 'false', null], [true, false]]);
  await person.click(trigger);
  await comes();
  await screen.findByRole('menu');
  expect([asked(), told]).toEqual([2, [true, false, true]]);
});

test('a pointer or the focus fetches the code and opens nothing', async () => {
  for (const comeNear of ['hover', 'tab'] as const) {
    const { trigger, person, asked, comes, told } = page(AMenu);
    await (comeNear === 'hover' ? person.hover(trigger) : person.tab());
    expect(asked()).toBe(1);
    await comes();
    expect([menuOf(trigger), told]).toEqual([['menu', 'false', null], []]);
    cleanup();
  }
});

test('who has gone on before the code came is not called back', async () => {
  const { trigger, person, comes, told } = page(ADialog);
  await person.click(trigger);
  await person.click(screen.getByLabelText('Nota'));
  await comes();
  expect([screen.queryByRole('dialog'), document.activeElement?.tagName, told]).toEqual([
    null,
    'INPUT',
    [true, false],
  ]);
});

test('a click, Enter and space open a panel with its first control in focus, and a second click closes it', async () => {
  const { trigger, person, comes } = page(ADialog);
  expect(menuOf(trigger)).toEqual(['dialog', 'false', null]);
  for (const [at, open] of ['{Enter}', ' ', null].entries()) {
    await act(async () => trigger.focus());
    await (open ? person.keyboard(open) : person.click(trigger));
    if (at === 0) await comes();
    await screen.findByRole('dialog', { name: 'Exibição' });
    expect(menuOf(trigger)).toEqual(['dialog', 'true', 'dialog']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Padrão'));
    await (open ? person.keyboard('{Escape}') : person.click(trigger));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  }
});

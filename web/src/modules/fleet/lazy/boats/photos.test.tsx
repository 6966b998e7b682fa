import { boats } from '@leme/contract/fleet/boats';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { listSharedViews, type SharedView } from '@leme/contract/tenancy/shared-view-endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aServer, openPage } from '../../../../testing/open-page.tsx';

const endpoints = resourceEndpoints(boats);
const boat = '0190a0b0-0000-7000-8000-000000000001';
const photo = (n: number) => `0190a0b0-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;
const three = [1, 2, 3].map(photo);
const row = {
  id: boat,
  boat_name: 'Netuno',
  capacity: 4,
  version: 1,
  type: 'lancha',
  status: 'active',
  min_crew: 1,
  nav_area: 'costeira',
  use_class: 'passageiros',
  capacity_includes_crew: false,
  features: [],
  photos: three,
  labels: { photos: ['proa.webp', 'popa.webp', 'leme.webp'] },
};

/** Answers uploads as the server would: a broken picture is refused, the others are stored. */
function takeUploads() {
  const sent: string[] = [];
  let open = 0;
  class FakeRequest {
    upload = {};
    status = 0;
    responseText = '';
    onload = () => undefined;
    name = '';
    open(_: string, path: string) {
      this.name = decodeURIComponent(path.split('name=')[1] ?? '');
    }
    setRequestHeader() {}
    abort() {}
    getResponseHeader = () => (this.status === 201 ? 'application/json' : 'application/problem+json');
    async send() {
      open += 1;
      expect(open, 'one at a time').toBe(1);
      sent.push(this.name);
      await Promise.resolve();
      const broken = {
        errors: [{ pointer: '/file', code: 'image' }],
        type: '/problems/validation',
        status: 422,
      };
      const stored = { id: photo(10 + sent.length), name: this.name, mime: 'image/webp', size: 1 };
      this.status = this.name.startsWith('quebrada') ? 422 : 201;
      this.responseText = JSON.stringify(this.status === 201 ? stored : broken);
      open -= 1;
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

async function openBoat() {
  const server = aServer();
  server.answers(endpoints.list, { data: [row], count: 1 } as object);
  server.answers(endpoints.read, row as object);
  server.answers(
    endpoints.update,
    (given: unknown) => ({ ...row, ...(given as object), version: 2 }) as object,
  );
  const person = await openPage(server, `/mar-azul/boats?open=${boat}`, { as: 'admin' });
  const field = within(await screen.findByRole('group', { name: /^Fotos/ }));
  await field.findByRole('button', { name: 'Ver proa.webp (1 de 3)' });
  const order = () =>
    field.getAllByRole('button', { name: /^Ver / }).map((each) => each.getAttribute('aria-label'));
  const save = async () => {
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(server.times('PATCH /boats/:id')).toBe(1));
    return server.sent('PATCH /boats/:id')[0];
  };
  return { person, field, order, save };
}

test('Alt with an arrow moves a photo, its place is said and the focus stays with it', async () => {
  const { person, field, order, save } = await openBoat();
  field.getByRole('button', { name: 'Ver leme.webp (3 de 3)' }).focus();
  await person.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await field.findByText('leme.webp: 2 de 3');
  expect(order()).toEqual(['Ver proa.webp (1 de 3)', 'Ver leme.webp (2 de 3)', 'Ver popa.webp (3 de 3)']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Ver leme.webp (2 de 3)');
  expect(await save()).toMatchObject({ photos: [three[0], three[2], three[1]], version: 1 });
});

test('a photo is dragged to another place', async () => {
  const { field, order } = await openBoat();
  const [first, , last] = field.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement];
  const dataTransfer = { effectAllowed: '', types: [], files: [] };
  fireEvent.dragStart(last, { dataTransfer });
  fireEvent.dragOver(first, { dataTransfer });
  fireEvent.drop(first, { dataTransfer });
  await waitFor(() => expect(order()[0]).toBe('Ver leme.webp (1 de 3)'));
});

test('a photo becomes the cover from its menu, and one that was taken out comes back from the message', async () => {
  const { person, field, order, save } = await openBoat();
  await person.click(field.getByRole('button', { name: 'Ações de popa.webp (2 de 3)' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Tornar capa' }));
  await waitFor(() => expect(order()[0]).toBe('Ver popa.webp (1 de 3)'));
  await person.click(field.getByRole('button', { name: 'Ações de popa.webp (1 de 3)' }));
  expect(screen.queryByRole('menuitem', { name: 'Tornar capa' })).toBeNull();
  await person.click(await screen.findByRole('menuitem', { name: 'Remover' }));
  await waitFor(() => expect(order()).toHaveLength(2));
  await person.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(order()[0]).toBe('Ver popa.webp (1 de 3)'));
  expect(await save()).toMatchObject({ photos: [three[1], three[0], three[2]] });
});

test('of twelve photos of which one is broken eleven stay, and the broken one is named', async () => {
  const sent = takeUploads();
  const { person, field, order } = await openBoat();
  const files = Array.from(
    { length: 12 },
    (_, at) => new File(['x'], at === 6 ? 'quebrada.png' : `${at}.png`, { type: 'image/png' }),
  );
  const input = document.querySelector<HTMLInputElement>('input[type="file"][multiple]');
  await person.upload(input as HTMLInputElement, files);
  await waitFor(() => expect(order()).toHaveLength(14));
  expect(sent).toEqual(files.map(({ name }) => name));
  const uploads = within(field.getByRole('list', { name: 'Envios' }));
  expect(uploads.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'quebrada.pngNão foi possível ler este arquivo como imagem',
  ]);
});

test('a picture opens in full, and the arrows, Home and End lead to the others', async () => {
  const { person, field } = await openBoat();
  await person.click(field.getByRole('button', { name: 'Ver popa.webp (2 de 3)' }));
  const gallery = within(await screen.findByRole('dialog', { name: 'Fotos' }));
  gallery.getByRole('img', { name: 'popa.webp: 2 de 3' });
  await person.keyboard('{ArrowRight}');
  gallery.getByRole('img', { name: 'leme.webp: 3 de 3' });
  await person.keyboard('{ArrowRight}');
  gallery.getByRole('img', { name: 'proa.webp: 1 de 3' });
  await person.keyboard('{End}');
  gallery.getByRole('img', { name: 'leme.webp: 3 de 3' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Fotos' })).toBeNull());
});

const view: SharedView = {
  id: photo(99),
  version: 1,
  list: 'boats',
  name: 'Com fotos',
  pinned: false,
  compact: false,
  search: {},
  columns: ['photos'],
};

test('where a list shows the photos it shows the cover and how many there are, which opens them all', async () => {
  const server = aServer();
  const bare = { ...row, id: photo(98), boat_name: 'Sem fotos', photos: [], labels: { photos: [] } };
  server.answers(endpoints.list, { data: [row, bare], count: 2 } as object);
  server.answers(listSharedViews, { data: [view] });
  const person = await openPage(server, `/mar-azul/boats?view=${view.id}`, { as: 'manager' });
  const table = within(await screen.findByRole('table'));
  const cover = await table.findByRole('button', { name: 'Fotos: ver 3' });
  expect(table.getAllByRole('button', { name: /^Fotos/ })).toEqual([cover]);
  await person.click(cover);
  const gallery = within(await screen.findByRole('dialog', { name: 'Fotos' }));
  gallery.getByRole('img', { name: 'proa.webp: 1 de 3' });
});

test('the history of a boat says which photos came, which went and that their order changed', async () => {
  const server = aServer();
  const step = { actor: 'Ana', action: 'updated', at: '2031-01-01T12:00:00Z' };
  const change = { field: 'photos', isErased: false };
  server.answers(endpoints.list, { data: [row], count: 1 } as object);
  server.answers(endpoints.read, row as object);
  server.answers(endpoints.history, {
    data: [
      { ...step, id: photo(50), changes: [{ ...change, before: three, after: three.toReversed() }] },
      { ...step, id: photo(51), changes: [{ ...change, before: [photo(9)], after: three }] },
    ],
    hasMore: false,
  } as object);
  const person = await openPage(server, `/mar-azul/boats?open=${boat}`, { as: 'admin' });
  await person.click(await screen.findByRole('tab', { name: 'Histórico' }));
  const steps = within(await screen.findByRole('list', { name: 'Histórico' }));
  const [ordered, changed] = steps.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  within(ordered).getByText('Ordem alterada');
  expect(within(ordered).queryAllByRole('img')).toHaveLength(0);
  within(changed).getByText(/^Acrescentados/);
  within(changed).getByText(/^Retirados/);
  expect(within(changed).getAllByRole('img')).toHaveLength(4);
});

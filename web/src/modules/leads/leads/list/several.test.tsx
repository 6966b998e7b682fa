import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { transferEndpoints } from '@leme/contract/kit/resource/resource-transfer-endpoints';
import { listLeads } from '@leme/contract/leads/endpoints';
import { leads } from '@leme/contract/leads/leads';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../../testing/open-page.tsx';
import { aLead, leadsServer, rowOf } from './list.testing.ts';

const names = ['Ana Reis', 'Bia Sá', 'Caio Luz', 'Davi Melo'];
const bulk = async () => within(await screen.findByRole('region', { name: 'Ações em massa' }));
const tick = async (person: Awaited<ReturnType<typeof openPage>>, chosen: readonly string[]) => {
  await screen.findByRole('link', { name: chosen[0] ?? '' });
  for (const name of chosen) await person.click(screen.getByRole('checkbox', { name: `Selecionar ${name}` }));
};

/** The file that was handed to the browser, as a text. */
function keptFile() {
  const kept: Blob[] = [];
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    kept.push(blob as Blob);
    return 'blob:kept';
  });
  // Here a page would follow the link.
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => {
    spy.mockRestore();
    click.mockRestore();
  });
  return async () => {
    await waitFor(() => expect(kept).toHaveLength(1));
    return await kept[0]?.text();
  };
}

const csvOf = (ids: readonly string[]) =>
  new Response(`ID;Nome\r\n${ids.map((id) => `${id};x\r\n`).join('')}`, {
    headers: { 'content-type': 'text/csv' },
  });

test('three of 1,285 are chosen: the button says three, and the file holds three', async () => {
  const rows = names.map((name) => aLead(name));
  const { server } = leadsServer(rows, 1285);
  const file = keptFile();
  server.answers(transferEndpoints(leads).export, (({ ids }: { ids: string[] }) => csvOf(ids)) as never);
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await tick(person, names.slice(0, 3));
  await person.click(screen.getByRole('button', { name: 'Exportar selecionados (3)' }));
  const chosen = rows.slice(0, 3).map(({ id }) => id);
  expect((await file())?.split('\r\n')).toEqual(['ID;Nome', ...chosen.map((id) => `${id};x`), '']);
  expect(server.sent('GET /leads/export')).toEqual([{ ids: chosen }]);
});

test('all 1,285 are chosen beyond the page, changed together, and exported under one head', async () => {
  const rows = Array.from({ length: 1285 }, (_, at) => aLead(`Lead ${at}`));
  const { server, kept } = leadsServer(rows);
  const file = keptFile();
  server.answers(listLeads, (({ page = 1, limit }: { page?: number; limit: number }) => {
    const shown = rows.slice((page - 1) * limit, page * limit).map(({ id }) => kept.row(id));
    return { leads: shown.slice(0, limit), count: 1285, hasMore: page * limit < 1285, totals: {} };
  }) as never);
  server.answers(transferEndpoints(leads).export, (({ ids }: { ids: string[] }) => csvOf(ids)) as never);
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await person.click(await screen.findByRole('checkbox', { name: 'Selecionar todos desta página' }));
  const bar = await bulk();
  await person.click(bar.getByRole('button', { name: 'Selecionar todos os 1.285 do filtro' }));
  await bar.findByText('1.285 selecionados');
  await person.click(bar.getByRole('button', { name: 'Exportar' }));
  const lines = (await file())?.split('\r\n') ?? [];
  expect([lines[0], lines.length, new Set(lines).size]).toEqual(['ID;Nome', 1287, 1287]);
  expect(server.sent('GET /leads/export')).toHaveLength(13);
});

test('tags go on and off, the owner and the source are set, of all that are ticked; what each had besides stays', async () => {
  const [vip, family] = [crypto.randomUUID(), crypto.randomUUID()];
  const [ana, bia] = [aLead('Ana Reis', { tags: [family] }), aLead('Bia Sá', { tags: [vip] })];
  const { server, kept } = leadsServer([ana, bia]);
  server.answers(resourceEndpoints(leads).options, (({ field }: { field: string }) => ({
    data: field === 'tags' ? [{ id: vip, label: 'VIP' }] : [{ id: family, label: 'Helena' }],
  })) as never);
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  const choose = async (field: string, option: string, verb: string) => {
    await tick(person, ['Ana Reis', 'Bia Sá']);
    await person.click((await bulk()).getByRole('button', { name: field }));
    const panel = within(await screen.findByRole('dialog', { name: field }));
    await person.type(await panel.findByRole('combobox'), option);
    await person.click(await screen.findByRole('option', { name: option }));
    await person.click(panel.getByRole('button', { name: verb }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ações em massa' })).toBeNull());
  };
  const tags = () => [ana, bia].map(({ id }) => kept.row(id).tags);
  await choose('Tags', 'VIP', 'Colocar');
  expect(tags()).toEqual([[family, vip], [vip]]);
  await choose('Tags', 'VIP', 'Tirar');
  expect(tags()).toEqual([[family], []]);
  await choose('Responsável', 'Helena', 'Aplicar');
  expect([ana, bia].map(({ id }) => kept.row(id).owner_id)).toEqual([family, family]);
  await tick(person, ['Ana Reis', 'Bia Sá']);
  await person.click((await bulk()).getByRole('button', { name: 'Origem' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Instagram' }));
  await waitFor(() =>
    expect([ana, bia].map(({ id }) => kept.row(id).source)).toEqual(['instagram', 'instagram']),
  );
});

test('two ticked leads are compared at once to be made one; three are not', async () => {
  const rows = names.map((name) => aLead(name));
  const { server } = leadsServer(rows);
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await tick(person, names.slice(0, 3));
  expect((await bulk()).getByRole('button', { name: 'Unir…' })).toHaveProperty('disabled', true);
  await person.click(screen.getByRole('checkbox', { name: 'Selecionar Caio Luz' }));
  await person.click((await bulk()).getByRole('button', { name: 'Unir…' }));
  const field = within(await screen.findByRole('group', { name: 'Nome' }));
  field.getByRole('radio', { name: /^O outro.*Bia Sá/ });
});

test('what is ticked goes on paper alone, also from another page, and the list is whole again behind it', async () => {
  const rows = names.map((name) => aLead(name));
  const { server } = leadsServer(rows);
  const person = await openPage(server, '/mar-azul/leads', { as: 'admin' });
  await tick(person, ['Bia Sá']);
  await person.click(screen.getByRole('button', { name: 'Mais opções' }));
  await screen.findByRole('menuitem', { name: 'Imprimir selecionados (1)' });
  await person.keyboard('{Escape}');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const shown = () => names.filter((name) => screen.queryByRole('link', { name }));
  expect(shown()).toEqual(['Bia Sá']);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(shown()).toEqual(names);
  await rowOf('Ana Reis');
});

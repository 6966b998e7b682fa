import { claimLead, readQueue } from '@leme/contract/leads/inside-sales/endpoints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { recordCall } from '#kit/api/connectivity.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { namesShown, salesServer } from './inside-sales.testing.ts';

const page = '/mar-azul/inside-sales';
const open = (server: Parameters<typeof openPage>[0], more: Parameters<typeof openPage>[2] = {}) =>
  openPage(server, page, { as: 'manager', ...more });
const rowOf = async (name: string) =>
  within((await screen.findByRole('button', { name })).closest('li') as HTMLElement);
const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('the queue', () => {
  test('shows whom to call in the order it was told, with what is due in words and one button for what is next [B2.2-11]', async () => {
    const { server } = salesServer();
    await open(server);
    expect(await namesShown()).toEqual(['Ana Reis', 'Rui Sá', 'Bia Melo']);
    (await rowOf('Ana Reis')).getByText('Primeiro contato há 12 minutos');
    (await rowOf('Ana Reis')).getByRole('button', { name: 'Primeiro contato' });
    const rui = await rowOf('Rui Sá');
    rui.getByRole('button', { name: 'Ligar para Rui Sá' });
    rui.getByText('Volta na quinta.');
    expect(text(rui.getByText(/300,00/))).toBe('R$ 300,00 · Contatado · Comum, dia 1 · 2 tentativas');
  });

  test('is mine or of nobody to a seller; who may change inside sales sees all, and the figures', async () => {
    const { server } = salesServer();
    await open(server, { without: ['inside-sales:update'] });
    await namesShown();
    expect(screen.getAllByRole('radio').map((each) => each.textContent)).toEqual(['Minha fila', 'Sem dono']);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mais opções' })).toBeNull();
    const person = await open(server);
    await namesShown();
    screen.getByRole('tab', { name: 'Números da equipe' });
    await person.click(screen.getByRole('radio', { name: 'Todas' }));
    await waitFor(() =>
      expect(server.sent('GET /inside-sales/queue').at(-1)).toMatchObject({ owner: 'all' }),
    );
  });

  test('kept as a view it comes back to what it was filtered by', async () => {
    const { server } = salesServer();
    const person = await openPage(server, `${page}?owner=all&due=overdue`, { as: 'manager' });
    await namesShown();
    await person.click(screen.getByRole('button', { name: 'Visões' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Salvar como nova visão' }));
    await person.type(await screen.findByLabelText(/Nome/), 'Atrasados');
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('button', { name: /Atrasados/ });
    await person.click(screen.getByRole('radio', { name: 'Minha fila' }));
    await person.click(screen.getByRole('button', { name: /Atrasados/ }));
    expect(location.search).not.toContain('owner=');
    await person.click(await screen.findByRole('menuitem', { name: 'Desfazer alterações' }));
    await waitFor(() => expect(location.search).toContain('owner=all'));
    expect(location.search).toContain('due=overdue');
  });

  test('its keys stand in the list of shortcuts', async () => {
    const { server } = salesServer();
    const person = await open(server);
    await namesShown();
    await person.keyboard('?');
    const sheet = await dialog(/Atalhos/);
    for (const what of ['Próximo lead', 'Lead anterior', 'Trabalhar no lead', 'Abrir WhatsApp', 'Ligar'])
      expect(sheet.getAllByText(what).length).toBeGreaterThan(0);
    for (const what of ['Anotar', 'Adiar', 'Perdido', 'Ganho']) sheet.getByText(what);
  });

  test('J and K walk through it, Enter begins to work, and without a right to write nothing writes', async () => {
    const { server } = salesServer();
    const person = await open(server);
    await namesShown();
    await person.keyboard('jjk');
    expect(document.activeElement?.textContent).toBe('Ana Reis');
    await person.keyboard('j{Enter}');
    await dialog('Rui Sá');
    await open(server, { without: ['leads:update'] });
    await namesShown();
    expect(screen.queryByRole('button', { name: 'Ligar para Rui Sá' })).toBeNull();
    await person.keyboard('jp');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a lead somebody else took brings the next one of nobody, and says so; none when all are taken', async () => {
    const { server, rows, kept } = salesServer();
    const [ana, rui] = rows;
    const person = await openPage(server, `${page}?owner=pool`, { as: 'manager' });
    const claim = async () => person.click((await rowOf('Ana Reis')).getByRole('button', { name: 'Peguei' }));
    server.answers(claimLead, { lead: null, is_other: true });
    await claim();
    await screen.findByText('Não há mais leads sem dono');
    server.answers(claimLead, { lead: kept.row(rui?.id) as never, is_other: true });
    await claim();
    await dialog('Rui Sá');
    await screen.findByText('Outra pessoa pegou antes; Rui Sá é seu');
    expect(server.sent('POST /leads/:id/claim').map(({ id }) => id)).toEqual([ana?.id, ana?.id]);
    expect(location.search).toBe(`?work=${rui?.id}`);
  });

  test('without a connection it shows what was loaded and says that writing waits', async () => {
    const { server } = salesServer();
    await open(server);
    await namesShown();
    const lost = { answered: false, ms: 1 };
    act(() => [lost, lost].forEach(recordCall));
    // At once: the next answer that comes says otherwise.
    screen.getByText(/O que você quiser gravar espera o sinal voltar/);
    expect(screen.getAllByRole('button', { name: 'Bia Melo' })).toHaveLength(1);
    for (const name of ['Primeiro contato', 'Ligar para Rui Sá'])
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    act(() => recordCall({ answered: true, ms: 1 }));
  });

  test('empty it says where leads come from, filtered how to see all, failed how to try again', async () => {
    const { server } = salesServer([]);
    const person = await open(server);
    await screen.findByText('Ninguém para chamar agora');
    await person.click(screen.getByRole('button', { name: 'Ver leads sem dono' }));
    await screen.findByText('Todos os leads abertos têm dono.');
    await openPage(server, `${page}?due=overdue`, { as: 'manager' });
    await person.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
    await screen.findByText('Ninguém para chamar agora');
    server.answers(readQueue, refuses('internal'));
    await openPage(server, `${page}?temperature=quente`, { as: 'manager' });
    await screen.findByText('Erro ao carregar vendas internas');
    screen.getByRole('button', { name: 'Tentar novamente' });
  });
});

import {
  addOwnCredential,
  listCrewCompetencies,
  listOwnService,
  type WalletPaper,
} from '@leme/contract/crew/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aServer, openPage } from '../../../testing/open-page.tsx';

const beto = crypto.randomUUID();
const paper = (given: Partial<WalletPaper>): WalletPaper => ({
  id: crypto.randomUUID(),
  crew_id: beto,
  person: 'Beto Carvalho',
  competency: 'CIR Marinheiro de convés',
  kind: 'CIR',
  number: '381P1',
  issued_on: null,
  expires_on: '2026-12-01',
  issuer: null,
  status: 'conferida',
  self_declared: false,
  front: null,
  back: null,
  version: 1,
  ...given,
});
const member = { id: beto, full_name: 'Beto Carvalho' };
const today = '2026-11-20';

test('[A2.3-31] a deckhand sees what each of his papers is worth and how long', async () => {
  const server = aServer();
  server.answers(listOwnService, { data: [] });
  const own = [
    paper({}),
    paper({ competency: 'Saúde', expires_on: '2026-11-19' }),
    paper({ competency: 'Curso', status: 'aguardando' }),
  ];
  server.answers(listCrewCompetencies, { today, member, own, all: null, isCut: false, choices: [] });
  await openPage(server, '/mar-azul/crew-competencies', { as: 'marinheiro' });
  const list = within(await screen.findByRole('region', { name: 'Meus documentos' }));
  list.getByText('Vale');
  list.getByText('faltam 11 dias');
  list.getByText('Vencido');
  list.getByText('Aguarda conferência');
  expect(screen.queryByRole('region', { name: 'Da equipe' })).toBeNull();
});

test('who may read people sees those of everybody, by person', async () => {
  const server = aServer();
  server.answers(listOwnService, { data: [] });
  const all = [paper({ person: 'Ana Prado', status: 'aguardando' })];
  server.answers(listCrewCompetencies, { today, member: null, own: [], all, isCut: false, choices: [] });
  await openPage(server, '/mar-azul/crew-competencies', { as: 'admin' });
  const list = within(await screen.findByRole('region', { name: 'Da equipe' }));
  list.getByText('Ana Prado');
});

test('where there is nothing it is said what to do', async () => {
  const server = aServer();
  server.answers(listOwnService, { data: [] });
  server.answers(listCrewCompetencies, {
    today,
    member: null,
    own: [],
    all: null,
    isCut: false,
    choices: [],
  });
  await openPage(server, '/mar-azul/crew-competencies', { as: 'marinheiro' });
  await screen.findByText(/Peça ao escritório/);
});

test('a paper of one’s own is sent with its competency, the company’s own apart from the platform’s', async () => {
  const server = aServer();
  server.answers(listOwnService, { data: [] });
  const choices = [
    { id: crypto.randomUUID(), name: 'Treino no Netuno', isOwn: true },
    { id: crypto.randomUUID(), name: 'CIR Contramestre', isOwn: false },
  ];
  server.answers(listCrewCompetencies, { today, member, own: [], all: null, isCut: false, choices });
  server.answers(addOwnCredential, { id: crypto.randomUUID() });
  const person = await openPage(server, '/mar-azul/crew-competencies', { as: 'marinheiro' });
  await person.click(await screen.findByRole('button', { name: 'Adicionar documento' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar documento' }));
  dialog.getByLabelText(/^Número/).focus();
  await person.keyboard('381P2');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Documento enviado para conferência');
  const [sent] = server.sent('POST /crew-competencies/credentials');
  expect(sent).toMatchObject({ number: '381P2', competency_id: null, own_competency_id: null });
});

test('a paper whose picture is still on its way waits for it, and goes with it', async () => {
  const server = aServer();
  server.answers(listOwnService, { data: [] });
  server.answers(listCrewCompetencies, { today, member, own: [], all: null, isCut: false, choices: [] });
  server.answers(addOwnCredential, { id: crypto.randomUUID() });
  const picture = crypto.randomUUID();
  const way = Promise.withResolvers<void>();
  const request = {
    open: vi.fn(),
    setRequestHeader: vi.fn(),
    abort: vi.fn(),
    upload: {},
    status: 201,
    onload: () => undefined,
    getResponseHeader: () => 'application/json',
    responseText: JSON.stringify({ id: picture, name: 'frente.png', mime: 'image/png', size: 3 }),
    send: () => void way.promise.then(() => request.onload()),
  };
  vi.stubGlobal(
    'XMLHttpRequest',
    vi.fn(function sends() {
      return request;
    }),
  );
  const person = await openPage(server, '/mar-azul/crew-competencies', { as: 'marinheiro' });
  await person.click(await screen.findByRole('button', { name: 'Adicionar documento' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar documento' }));
  const front = await waitFor(() => {
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No file is asked for');
    return input;
  });
  await person.upload(front, new File(['png'], 'frente.png', { type: 'image/png' }));
  dialog.getByLabelText(/^Número/).focus();
  await person.keyboard('381P2{Control>}{Enter}{/Control}');
  expect(server.sent('POST /crew-competencies/credentials')).toEqual([]);
  way.resolve();
  await dialog.findByText('frente.png');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Documento enviado para conferência');
  expect(server.sent('POST /crew-competencies/credentials')).toMatchObject([
    { number: '381P2', front: picture },
  ]);
});

test('an inspector is shown the own papers that are good today, large, with their pictures, and no others', async () => {
  const server = aServer();
  server.answers(listOwnService, { data: [] });
  const front = crypto.randomUUID();
  const own = [
    paper({ front }),
    paper({ competency: 'Saúde', expires_on: '2026-11-19' }),
    paper({ competency: 'Curso', status: 'aguardando' }),
  ];
  server.answers(listCrewCompetencies, { today, member, own, all: null, isCut: false, choices: [] });
  const person = await openPage(server, '/mar-azul/crew-competencies', { as: 'marinheiro' });
  await person.click(await screen.findByRole('button', { name: 'Mostrar à inspeção' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Beto Carvalho' }));
  dialog.getByText('Vale até 01/12/2026');
  const picture = dialog.getByRole('img', { name: 'Frente de CIR Marinheiro de convés' });
  expect(picture.getAttribute('src')).toContain(`/crew-competencies/files/${front}`);
  expect(dialog.queryByText('Curso')).toBeNull();
});

test('of the own paper that ends it is said how to renew it, and of each boat what is missing', async () => {
  const server = aServer();
  const own = [paper({}), paper({ competency: 'Curso', kind: 'curso', expires_on: '2028-12-01' })];
  server.answers(listCrewCompetencies, { today, member, own, all: null, isCut: false, choices: [] });
  const missing = { of: 'age' as const, minimum: 18, age: null };
  const decision = {
    can: 'nao' as const,
    version: 1,
    cell: null,
    beats: [],
    used: [],
    missing: [missing],
    override: null,
  };
  const positions = [{ position: 'comandante' as const, decision }];
  server.answers(listOwnService, { data: [{ boat_id: crypto.randomUUID(), boat: 'Netuno', positions }] });
  await openPage(server, '/mar-azul/crew-competencies', { as: 'marinheiro' });
  const list = within(await screen.findByRole('region', { name: 'Meus documentos' }));
  expect(list.getAllByText('Como renovar')).toHaveLength(1);
  list.getByText(/Três meses antes do vencimento/);
  const boats = within(await screen.findByRole('region', { name: 'Onde posso servir' }));
  await boats.findByText('Comandante: não pode');
  boats.getByText('falta a data de nascimento');
});

test('people and competencies stand as a table in words, filtered to what ends in so many days, and go out as a file', async () => {
  const server = aServer();
  const ana = crypto.randomUUID();
  const all = [
    paper({ person: 'Beto Carvalho' }),
    paper({ person: 'Beto Carvalho', competency: 'Curso', kind: 'curso', status: 'aguardando' }),
    paper({ crew_id: ana, person: 'Ana Prado', expires_on: '2027-12-01' }),
  ];
  server.answers(listCrewCompetencies, { today, member: null, own: [], all, isCut: false, choices: [] });
  const person = await openPage(server, '/mar-azul/crew-competencies', { as: 'admin' });
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('rowheader').map((each) => each.textContent)).toEqual([
    'Ana Prado',
    'Beto Carvalho',
  ]);
  table.getByText('Vence logo');
  table.getByText('A conferir');
  expect(screen.getByRole('button', { name: 'Baixar CSV' })).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: '30 dias' }));
  await expect.poll(() => table.getAllByRole('rowheader')).toHaveLength(1);
});

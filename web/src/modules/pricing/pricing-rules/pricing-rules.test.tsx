import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { priceSeasons } from '@leme/contract/pricing/price-seasons';
import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import { previewPublication, publishRules } from '@leme/contract/pricing/publication-endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';
import { newId, rule } from './pricing-rules.testing.ts';

type Person = Awaited<ReturnType<typeof openPage>>;

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

const summer = rule('Verão', {
  priority: 10,
  percent_bp: 2_000,
  travel: [{ from: '12-15', to: '02-28' }],
  publication: 'changed',
});
const newYear = rule('Réveillon', { priority: 20, percent_bp: 3_500, applies_always: true });
const weekend = rule('Antecipado', {
  stackable: true,
  priority: 50,
  percent_bp: -500,
  weekdays: [6, 7],
  lead_min: 30,
});

function aServerOf(rows: readonly ReturnType<typeof rule>[]) {
  const server = aServer();
  const kept = keepsRegister(server, pricingRules, rows);
  return { server, kept };
}

test('rules stand in the order in which they count, with their conditions in words [A2.3-50, B2.2-44]', async () => {
  const { server } = aServerOf([weekend, summer, newYear]);
  await openPage(server, '/mar-azul/pricing-rules', { as: 'admin' });
  const table = within(await screen.findByRole('region', { name: 'Regras de Preço' }));
  const rows = (await table.findAllByRole('row')).slice(1).map(({ textContent }) => plain(textContent));
  expect(rows.map((text) => /Réveillon|Verão|Antecipado/.exec(text ?? '')?.[0])).toEqual([
    'Réveillon',
    'Verão',
    'Antecipado',
  ]);
  expect(rows[0]).toContain('+35%vale sempre');
  expect(rows[1]).toContain('+20%15/12 – 28/02');
  expect(rows[2]).toMatch(/-5%.*sáb.*dom.* · a partir de 30 dias antes/);
});

test('a rule is switched off and raised above the one before it, and either waits to be published', async () => {
  const { server, kept } = aServerOf([summer, newYear]);
  const person = await openPage(server, '/mar-azul/pricing-rules', { as: 'admin' });
  await person.click(await screen.findByRole('switch', { name: 'Verão: ligada' }));
  await waitFor(() => expect(kept.row(summer.id).active).toBe(false));
  await person.click(await screen.findByRole('button', { name: 'Subir Verão' }));
  await waitFor(() => expect(kept.row(summer.id).priority).toBe(21));
});

const shows = (label: string) => screen.queryByText(label) !== null;
const save = () => screen.findByRole('button', { name: 'Salvar' });
const choose = async (person: Person, field: string, value: string) => {
  await person.click(await screen.findByRole('combobox', { name: field }));
  await person.click(await screen.findByRole('option', { name: value }));
};

test('the form of a rule shows what belongs to its effect, its scope and its days, and saves nothing else', async () => {
  const { server, kept } = aServerOf([newYear]);
  const person = await openPage(server, `/mar-azul/pricing-rules?open=${newYear.id}`, { as: 'admin' });
  await screen.findByRole('textbox', { name: 'Percentual' });
  for (const other of ['Valor', 'Temporada', 'Datas do passeio']) expect(shows(other)).toBe(false);
  expect(screen.queryByRole('combobox', { name: 'Produtos' })).toBeNull();
  await choose(person, 'Efeito', 'Soma em reais');
  await person.type(await screen.findByRole('textbox', { name: 'Valor' }), '15');
  expect(screen.queryByRole('textbox', { name: 'Percentual' })).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: 'Produtos' }));
  await screen.findByRole('combobox', { name: 'Produtos' });
  await choose(person, 'Dias do passeio', 'De uma temporada');
  await screen.findByRole('combobox', { name: 'Temporada' });
  await person.click(await save());
  await waitFor(() => expect(kept.row(newYear.id).version).toBe(2));
  expect(kept.row(newYear.id)).toMatchObject({ effect: 'add', amount: 15, percent_bp: null });
  const [sent] = server.sent('PATCH /pricing-rules/:id');
  const names = Object.keys(sent ?? {}).toSorted();
  expect(names).toEqual(['amount', 'effect', 'id', 'percent_bp', 'version']);
});

test('switching back and forth loses nothing while the form is open', async () => {
  const { server, kept } = aServerOf([summer]);
  const person = await openPage(server, `/mar-azul/pricing-rules?open=${summer.id}`, { as: 'admin' });
  const days = await screen.findByRole('combobox', { name: 'Dias do passeio' });
  expect(days.textContent).toContain('Datas escolhidas');
  await choose(person, 'Dias do passeio', 'Qualquer dia');
  expect(shows('Datas do passeio')).toBe(false);
  await choose(person, 'Efeito', 'Preço fixo');
  await choose(person, 'Efeito', 'Percentual');
  await choose(person, 'Dias do passeio', 'Datas escolhidas');
  await screen.findByText('Datas do passeio');
  await person.type(screen.getByRole('textbox', { name: /^Nome/ }), ' alto');
  await person.click(await save());
  await waitFor(() => expect(kept.row(summer.id).name).toBe('Verão alto'));
  const [sent] = server.sent('PATCH /pricing-rules/:id');
  expect(Object.keys(sent ?? {}).toSorted()).toEqual(['id', 'name', 'version']);
});

test('days a colleague wrote meanwhile are shown, also where the form said any day', async () => {
  const { server, kept } = aServerOf([newYear]);
  const person = await openPage(server, `/mar-azul/pricing-rules?open=${newYear.id}`, { as: 'admin' });
  await person.type(await screen.findByRole('textbox', { name: /^Nome/ }), ' 27');
  kept.colleagueSaves(newYear.id, { travel: [{ from: '12-31', to: '01-01' }] });
  await person.click(await save());
  await person.click(await screen.findByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(kept.row(newYear.id).name).toBe('Réveillon 27'));
  expect(kept.row(newYear.id).travel).toEqual([{ from: '12-31', to: '01-01' }]);
});

test('who may only read a rule reads what belongs to it', async () => {
  const { server } = aServerOf([Object.assign({}, summer, { amount: 12 })]);
  const visit = { as: 'admin', without: ['pricing-rules:update'] } as const;
  await openPage(server, `/mar-azul/pricing-rules?open=${summer.id}`, visit);
  const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
  expect(terms).toContain('Percentual');
  expect(terms).toContain('Datas do passeio');
  for (const other of ['Valor', 'Temporada', 'Vale para', 'Produtos']) expect(terms).not.toContain(other);
});

const fare = { fare_type_id: newId(), max_size: null, label: 'Adulto' };
const cell = { product_id: newId(), product: 'Ilha do Campeche', label: 'Adulto', date: '2027-01-09' };
const draft = { id: summer.id, version: 3, published_version: 1, season_version: null };
const when = { travel: [{ from: '12-15', to: '02-28' }] };
const asPublished = { name: 'Verão', active: true, stackable: false, priority: 10, when };
const preview = {
  from: '2027-01-08',
  to: '2027-04-07',
  names: {},
  unchanged_products: 5,
  open_quotes: 2,
  rules: [
    {
      ...draft,
      name: 'Verão',
      what: 'changed' as const,
      before: { ...asPublished, effect: { kind: 'percent' as const, bp: 1_000 } },
      after: { ...asPublished, effect: { kind: 'percent' as const, bp: 2_000 } },
    },
  ],
  products: [
    { id: cell.product_id, name: cell.product, columns: [fare], before: [[198, 198]], after: [[198, 216]] },
  ],
  largest_rise: { ...cell, before: 198, after: 216 },
  largest_fall: null,
  below_floor: { count: 1, fares: [{ ...cell, days: 1, price: 30.2, floor: 40 }] },
};

test('publishing shows prices before and after, the largest rise, floors and who keeps a price', async () => {
  const { server } = aServerOf([summer]);
  server.answers(previewPublication, preview);
  server.answers(publishRules, { data: [{ id: summer.id, version: 2 }] });
  const person = await openPage(server, '/mar-azul/pricing-rules?shows=publish', { as: 'admin' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar regras' }));
  await dialog.findByText(
    /Maior alta: Ilha do Campeche · Adulto, 09\/01\/2027, de R\$\s198,00 para R\$\s216,00/,
  );
  dialog.getByText('2 reservas em espera mantêm o preço.');
  dialog.getByText(/1 preço ficaria abaixo do mínimo/);
  dialog.getByText(/^Adulto: 1 dia, R\$\s30,20 em 09\/01\/2027, mínimo R\$\s40,00$/);
  const grid = within(dialog.getByRole('region', { name: 'Preços de Ilha do Campeche, antes e depois' }));
  expect(grid.getAllByRole('row')).toHaveLength(2);
  await person.click(dialog.getByRole('switch', { name: 'Todos os dias' }));
  expect(grid.getAllByRole('row')).toHaveLength(3);
  await person.click(dialog.getByRole('button', { name: 'Publicar 1 regra' }));
  await screen.findByText('1 regra publicada');
  const sent = server.asked.find(({ address }) => address === 'POST /pricing-rules/publications');
  expect(sent?.input).toMatchObject({ rules: [draft] });
});

test('of many fares below their minimum the first are told with their lowest price, and all where somebody asks', async () => {
  const { server } = aServerOf([summer]);
  const fares = Array.from({ length: 10 }, (_, at) => ({
    ...cell,
    product_id: at < 6 ? cell.product_id : summer.id,
    label: `Tarifa ${at}`,
    days: 90 - at,
    price: 30.2,
    floor: 40,
  }));
  server.answers(previewPublication, { ...preview, below_floor: { count: 855, fares } });
  const person = await openPage(server, '/mar-azul/pricing-rules?shows=publish', { as: 'admin' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar regras' }));
  await dialog.findByText(/Tarifa 7: 83 dias, o menor R\$\s30,20 em 09\/01\/2027/);
  expect(dialog.queryByText(/Tarifa 9/)).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Mostrar as 10 tarifas' }));
  dialog.getByText(/Tarifa 9: 81 dias/);
});

test('of many rules the first are told, and all where somebody asks; the summary stands above them', async () => {
  const { server } = aServerOf([]);
  const [first] = preview.rules;
  const rules = Array.from({ length: 150 }, (_, at) => ({ ...first, id: newId(), name: `Regra ${at}` }));
  server.answers(previewPublication, { ...preview, rules } as never);
  const person = await openPage(server, '/mar-azul/pricing-rules?shows=publish', { as: 'admin' });
  const list = within(await screen.findByRole('list', { name: 'Regras que mudam' }));
  expect(list.getAllByRole('listitem')).toHaveLength(12);
  await person.click(screen.getByRole('button', { name: 'Mostrar todas as 150 regras' }));
  expect(list.getAllByRole('listitem')).toHaveLength(150);
});

test('a rule that is switched off ends, and says so in place of what it said', async () => {
  const { server } = aServerOf([]);
  const [read] = preview.rules;
  const off = { ...read, after: { ...read?.after, active: false } };
  server.answers(previewPublication, { ...preview, rules: [off] } as never);
  await openPage(server, '/mar-azul/pricing-rules?shows=publish', { as: 'admin' });
  const list = within(await screen.findByRole('list', { name: 'Regras que mudam' }));
  list.getByText('deixa de valer');
  list.getByText('Desligada');
  expect(list.getAllByText(/%/)).toHaveLength(1);
});

test('who publishes what somebody changed meanwhile reads who changed what, and sees the new comparison by one button', async () => {
  const { server } = aServerOf([summer]);
  const [read] = preview.rules;
  const changed = {
    ...preview,
    rules: [{ ...read, version: 4, after: { ...asPublished, effect: { kind: 'percent', bp: 3_000 } } }],
  };
  server.answers(previewPublication, preview);
  const params = { current: { ...draft, version: 4, name: 'Verão' }, yours: draft };
  server.answers(publishRules, () => {
    server.answers(previewPublication, changed as never);
    return refuses('stale-version', { params })();
  });
  const step = (actor: string, field: string, before: unknown, after: unknown) => ({
    id: newId(),
    at: '2027-01-08T12:00:00Z',
    actor,
    action: 'updated' as const,
    changes: [{ field, before, after, isErased: false }],
  });
  server.answers(resourceEndpoints(pricingRules).history, {
    data: [step('Marina', 'percent_bp', 2_000, 3_000), step('Rui', 'priority', 1, 10)],
    hasMore: false,
  });
  const person = await openPage(server, '/mar-azul/pricing-rules?shows=publish', { as: 'admin' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar regras' }));
  await person.click(await dialog.findByRole('button', { name: 'Publicar 1 regra' }));
  const rules = within(await dialog.findByRole('list', { name: 'O que mudou' }));
  dialog.getByText('1 regra mudou enquanto isto estava aberto; nada foi publicado.');
  rules.getByText('Você viu: +20% · 15/12 – 28/02');
  rules.getByText('Agora: +30% · 15/12 – 28/02');
  await rules.findByText('Marina');
  rules.getByText('Percentual');
  expect(rules.queryByText('Rui')).toBeNull();
  expect(dialog.queryByRole('region', { name: /Preços de Ilha do Campeche/ })).toBeNull();
  server.answers(publishRules, { data: [{ id: summer.id, version: 2 }] });
  await person.click(dialog.getByRole('button', { name: 'Ver a comparação nova' }));
  await dialog.findByRole('region', { name: /Preços de Ilha do Campeche/ });
  await person.click(dialog.getByRole('button', { name: 'Publicar 1 regra' }));
  await screen.findByText('1 regra publicada');
  const [, sent] = server.sent('POST /pricing-rules/publications');
  expect(sent).toMatchObject({ rules: [{ id: summer.id, version: 4 }] });
});

test('where nothing was changed there is nothing to publish', async () => {
  const { server } = aServerOf([]);
  server.answers(previewPublication, { ...preview, rules: [], products: [] });
  await openPage(server, '/mar-azul/pricing-rules?shows=publish', { as: 'admin' });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Nada a publicar');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Publicar' }).disabled).toBe(true);
});

test('seasons are listed with their days', async () => {
  const { server } = aServerOf([]);
  const ranges = [
    { from: '12-15', to: '02-28' },
    { from: '2027-02-05', to: '2027-02-10' },
  ];
  keepsRegister(server, priceSeasons, [{ id: newId(), name: 'Alta temporada', ranges }]);
  await openPage(server, '/mar-azul/pricing-rules?shows=seasons', { as: 'admin' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Temporadas' }));
  await dialog.findByRole('button', { name: 'Alta temporada' });
  const days = dialog.getByRole('definition').textContent;
  expect(plain(days)).toBe('15/12 – 28/02, 05/02/2027 – 10/02/2027');
});

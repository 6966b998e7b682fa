import type { Page } from 'playwright';

/** A state of a screen: where it is, who looks, what is done there first, and what opens by it. */
export type Sight = {
  name: string;
  path: string;
  as?: string;
  act?: (page: Page) => Promise<unknown>;
  opens?: 'dialog' | 'alertdialog' | 'menu';
};

const admin = 'admin@mar-azul.test';
const company = '/mar-azul';

const first = (role: Parameters<Page['getByRole']>[0], name: string | RegExp) => async (page: Page) => {
  await page.getByRole(role, { name }).filter({ visible: true }).first().click();
};

const visitors: Sight[] = [
  { name: 'sign-in', path: '/auth' },
  { name: 'sign-in-faults', path: '/auth', act: first('button', 'Entrar') },
  { name: 'supplier-login', path: '/supplier-login' },
  { name: 'landing', path: '/landing' },
  { name: 'not-found', path: '/404' },
  { name: 'dead-link', path: '/auth-token?type=first_access&token=x' },
  { name: 'ask-link', path: '/auth-token?tab=reset' },
  { name: 'login-link', path: '/auth-token?type=login&token=x' },
  { name: 'set-password', path: '/reset-password' },
  { name: 'signed-out', path: '/logout' },
];

/** The four states of a register: its list, no row found, a row, a new one. */
const register = (name: string): Sight[] => [
  { name, path: `${company}/${name}`, as: admin },
  { name: `${name}-none-found`, path: `${company}/${name}?q=zzzzzz`, as: admin },
  { name: `${name}-new`, path: `${company}/${name}?open=new`, as: admin },
  { name: `${name}-record`, path: `${company}/${name}`, as: admin, act: openFirstRow },
];

async function openFirstRow(page: Page): Promise<void> {
  await page.locator('[data-row] a, tbody a').filter({ visible: true }).first().click();
  await page.waitForURL(/open=/);
}

const registers = [
  ...['boats', 'boat-features', 'customers', 'product-categories', 'supplier-types', 'suppliers', 'tags'],
].flatMap(register);

const boats = `${company}/boats`;
const parts: Sight[] = [
  { name: 'boats-history', path: boats, as: admin, act: openHistory },
  {
    name: 'boats-filters',
    path: boats,
    as: admin,
    act: first('button', /^(Filtros|Situação|Status)/),
  },
  { name: 'boats-more', path: boats, as: admin, act: first('button', 'Mais opções'), opens: 'menu' },
  { name: 'customers-import', path: `${company}/customers?open=import`, as: admin },
];

async function openHistory(page: Page): Promise<void> {
  await openFirstRow(page);
  await page.getByRole('tab', { name: 'Histórico' }).click();
}

const sessions = `${company}/sessions`;
const days: Sight[] = [
  { name: 'sessions', path: sessions, as: admin },
  { name: 'sessions-no-day', path: `${sessions}?date=2035-01-01`, as: admin },
  { name: 'sessions-new', path: sessions, as: admin, act: first('button', 'Nova Sessão'), opens: 'dialog' },
  {
    name: 'sessions-booking',
    path: sessions,
    as: admin,
    act: first('button', /^Nova Reserva/),
    opens: 'dialog',
  },
  { name: 'sessions-actions', path: sessions, as: admin, act: first('button', /^Ações de/), opens: 'menu' },
  {
    name: 'sessions-bookings',
    path: sessions,
    as: admin,
    act: openActions('Reservas da sessão'),
    opens: 'dialog',
  },
  {
    name: 'sessions-boats',
    path: sessions,
    as: admin,
    act: openActions('Distribuir por embarcação'),
    opens: 'dialog',
  },
  {
    name: 'sessions-cancel',
    path: sessions,
    as: admin,
    act: openActions('Cancelar sessão'),
    opens: 'alertdialog',
  },
];

function openActions(item: string) {
  return async (page: Page) => {
    await first('button', /^Ações de/)(page);
    await first('menuitem', item)(page);
  };
}

const people = `${company}/passenger-manifest`;
const cards = `${company}/sessions-manifest`;
const manifests: Sight[] = [
  { name: 'passenger-manifest', path: people, as: admin },
  { name: 'passenger-manifest-no-day', path: `${people}?date=2035-01-01`, as: admin },
  { name: 'passenger-manifest-none-found', path: `${people}?q=zzzzzz`, as: admin },
  {
    name: 'passenger-manifest-scan',
    path: people,
    as: admin,
    act: first('button', 'Ler código QR'),
    opens: 'dialog',
  },
  { name: 'sessions-manifest', path: cards, as: admin },
  { name: 'sessions-manifest-no-day', path: `${cards}?date=2035-01-01`, as: admin },
  { name: 'sessions-manifest-open', path: cards, as: admin, act: first('link', /^Ver Manifesto/) },
];

const shell: Sight[] = [
  {
    name: 'palette',
    path: people,
    as: admin,
    act: (page) => page.keyboard.press('Control+k'),
    opens: 'dialog',
  },
  { name: 'shortcuts', path: people, as: admin, act: (page) => page.keyboard.press('?'), opens: 'dialog' },
  { name: 'account', path: people, as: admin, act: first('button', /^Conta/), opens: 'menu' },
  { name: 'access-log', path: `${company}/access-log`, as: admin },
  { name: 'not-ready', path: `${company}/availability`, as: admin },
  { name: 'nothing-here', path: `${company}/nada-aqui`, as: admin },
  { name: 'access-denied', path: `${company}/customers`, as: 'marinheiro@mar-azul.test' },
  { name: 'guide', path: `${company}/sessions-manifest`, as: 'marinheiro@mar-azul.test' },
  { name: 'companies', path: '/companies', as: 'saas_super_admin@leme.test' },
];

export const sights: readonly Sight[] = [
  ...visitors,
  ...registers,
  ...parts,
  ...days,
  ...manifests,
  ...shell,
];

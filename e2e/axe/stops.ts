import { routeTable } from '@leme/contract/access/route-table';
import { day, type LongCompany } from './long-company.ts';

/** A page that stands still, by the name its findings are kept under. */
export type Stop = { name: string; path: string };

/** Those whose address opens a sheet over the page, which comes a moment after it. */
export const opensSheet = ({ name }: Stop) =>
  /^(leads (new|record|talk)|inside-sales (work|postpone|lose|handover|follow)|supplier-types new|pricing-rules (list|publish)|sessions (?!day).+|bookings (?!record).+)$/.test(
    name,
  );

const ready = routeTable.filter(({ state }) => state === 'ready');

/** States of a page that its address alone does not show, below the name of the page. */
const further: Readonly<Record<string, (company: LongCompany) => Readonly<Record<string, string>>>> = {
  leads: ({ made }) => ({
    board: '?shows=board',
    new: '?open=new',
    talk: `?talk=${made.get('leads')}`,
  }),
  'inside-sales': ({ made }) => {
    const of = (what: string) => `?owner=all&${what}=${made.get('leads')}`;
    return {
      team: '?tab=team',
      work: of('work'),
      postpone: of('postpone'),
      lose: of('lose'),
      handover: of('handover'),
      follow: of('follow'),
    };
  },
  'supplier-types': () => ({ new: '?open=new' }),
  'pricing-rules': () => ({ list: '?shows=list', publish: '?shows=publish' }),
  sessions: ({ session, booking }) => {
    const of = `?date=${day}&session=${session.id}`;
    const act = (name: string) => `${of}&open=bookings&booking=${booking.id}&act=${name}`;
    return {
      day: `?date=${day}`,
      bookings: `${of}&open=bookings`,
      boats: `${of}&open=boats`,
      edit: act('edit'),
      move: act('move'),
      pay: act('pay'),
      'cancel-booking': act('cancel'),
      clone: `${of}&open=clone`,
      cancel: `${of}&open=cancel`,
      book: `${of}&open=booking`,
    };
  },
  bookings: ({ booking }) => {
    const of = `?open=${booking.id}`;
    const acts = ['pay', 'edit', 'move', 'adjust', 'cancel'].map((act) => [act, `${of}&act=${act}`]);
    return { record: of, settings: '?settings=1', ...Object.fromEntries(acts) };
  },
  'bookings-create': ({ session }) => ({
    quick: '?mode=quick',
    party: `?session=${session.id}&date=${day}`,
  }),
  'passenger-manifest': ({ session }) => ({
    day: `?date=${day}`,
    session: `?date=${day}&session=${session.id}`,
    search: `?date=${day}&q=curta`,
  }),
  'sessions-manifest': ({ session }) => ({
    day: `?date=${day}`,
    manifest: `?date=${day}&session=${session.id}`,
  }),
};

/** The pages of days and leads, which are no plain registers. */
const rich = new Set(['bookings', 'leads', 'sessions', 'passenger-manifest', 'sessions-manifest']);

/** Every page of a company that is ready, the record of a register with its longest names, and the states above. */
export function companyStops(company: LongCompany, which: 'rich' | 'plain'): Stop[] {
  const pages = ready
    .filter(({ scope, superAdminOnly, isShared }) => scope === 'tenant' && !superAdminOnly && !isShared)
    .filter(({ name }) => rich.has(name) === (which === 'rich'))
    .flatMap(({ name, path }) => {
      const id = (name === 'boat-maintenance' && company.made.get('boats')) || company.user.id;
      const address = `/${company.subdomain}${path.replace(':id', id)}`;
      const record = company.made.get(name);
      const states = { ...(record && { record: `?open=${record}` }), ...further[name]?.(company) };
      return [
        { name, path: address },
        ...Object.entries(states).map(([state, search]) => ({
          name: `${name} ${state}`,
          path: address + search,
        })),
      ];
    });
  const beside = [
    { name: 'account', path: '/account' },
    { name: 'planned', path: `/${company.subdomain}/payment-integrations` },
    { name: 'not-found-in-company', path: `/${company.subdomain}/nada-aqui` },
  ];
  return which === 'plain' ? [...pages, ...beside] : pages;
}

/** What a visitor sees. */
export const visitorStops = (company: string): Stop[] => [
  ...ready
    .filter(({ scope, name }) => scope === 'public' && !name.includes('not-found') && name !== 'company')
    .map(({ name, path }) => ({ name, path })),
  { name: 'company', path: `/${company}` },
  { name: 'not-found', path: '/nada-aqui' },
  { name: 'auth-token first', path: '/auth-token?type=first_access&token=x' },
  { name: 'auth-token reset', path: '/auth-token?tab=reset' },
  { name: 'auth-token login', path: '/auth-token?type=login&token=x' },
];

/** What the platform's own people see, who have entered no company but look at the record of one. */
export const platformStops = (companyId: string): Stop[] => [
  ...ready
    .filter(({ scope, superAdminOnly, isShared }) => scope === 'saas' || superAdminOnly || isShared)
    .map(({ name, path }) => ({ name, path: path.replace(':id', companyId) })),
  ...['people', 'modules', 'subscription', 'log', 'notes'].map((tab) => ({
    name: `saas-tenant ${tab}`,
    path: `/saas-tenants/${companyId}?tab=${tab}`,
  })),
  { name: 'companies', path: '/companies' },
];

import type { FoundRecords } from '@leme/contract/operations/search-endpoints';
import type { PaletteItem, RecordKind } from './palette-items.ts';

/** Which of the pages a record is shown on are open to the person. */
export type RecordPages = {
  manifest: boolean;
  sessionsManifest: boolean;
  /** What is said of the page of a register; nothing of one that is closed. */
  named: (page: string) => { title: string; icon: string } | undefined;
};

/** How dates and states of records are said. */
export type RecordWords = { date: (day: string) => string; cancelled: string; full: string };

type Look = Pick<PaletteItem, 'title' | 'icon'> & { id: string; path: string; notes: readonly string[] };

function item(section: RecordKind, { id, path, title, icon, notes }: Look): PaletteItem {
  const hint = notes.filter((note) => note !== '').join(' · ');
  return {
    id: `${section}:${id}`,
    section,
    title,
    keywords: '',
    icon,
    path,
    key: null,
    run: null,
    hint: hint === '' ? null : hint,
  };
}

const clock = (time: string) => time.slice(0, 5);
// What looks like a number in an address would be read as one.
const inAddress = (text: string) =>
  encodeURIComponent(Number.isNaN(Number(text)) ? text : JSON.stringify(text));

/** Where a departure is looked at by this person. */
function departurePath({ id, date }: { id: string; date: string }, pages: RecordPages): string {
  if (pages.manifest) return `/passenger-manifest?date=${date}&session=${id}`;
  if (pages.sessionsManifest) return `/sessions-manifest?date=${date}&session=${id}`;
  return `/sessions?date=${date}&open=bookings&session=${id}`;
}

/** Where a booking stands: among its day's parties, or, when it no longer does, in the list of its session. */
function bookingPath(
  { code, date, session_id, cancelled }: FoundRecords['bookings'][number],
  pages: RecordPages,
): string {
  if (pages.manifest && !cancelled) return `/passenger-manifest?date=${date}&q=${inAddress(code)}`;
  return `/sessions?date=${date}&open=bookings&session=${session_id}`;
}

/** Registers without a page of their own, and what opens them; people have one each. */
const inDialogs: Readonly<Record<string, { page: string; path: string }>> = {
  blackouts: { page: 'blackout', path: '/blackout' },
  'cancellation-policies': { page: 'products', path: '/products?policies=all' },
  'cost-centres': { page: 'finance-management', path: '/finance-management?tab=centres' },
  'finance-categories': { page: 'finance-management', path: '/finance-management?tab=categories' },
  'payment-conditions': { page: 'finance-management', path: '/finance-management?tab=conditions' },
  'price-seasons': { page: 'pricing-rules', path: '/pricing-rules?shows=seasons' },
  schedules: { page: 'manage-availability', path: '/manage-availability' },
  'stock-locations': { page: 'stock', path: '/stock?does=places' },
};

/** A row of any other register, under the name of the page it is found on. */
function otherItem({ register, id, name, note }: FoundRecords['others'][number], pages: RecordPages) {
  const dialog = inDialogs[register];
  const page = pages.named(dialog?.page ?? register);
  if (!page) return [];
  const own = register === 'users' ? `/users/${id}` : `/${register}?open=${id}`;
  const look = { id, path: dialog?.path ?? own, title: name, icon: page.icon };
  return [item('others', { ...look, notes: [page.title, note ?? ''] })];
}

/** Records as rows of the palette, each leading to its place. */
export function recordItems(found: FoundRecords, pages: RecordPages, words: RecordWords): PaletteItem[] {
  const { bookings, customers, departures, boats, suppliers, others } = found;
  const ofRegister =
    (section: 'customers' | 'boats' | 'suppliers', icon: string) =>
    ({ id, name, note }: FoundRecords['boats'][number]) =>
      item(section, { id, title: name, icon, path: `/${section}?open=${id}`, notes: [note ?? ''] });
  return [
    ...departures.map((each) =>
      item('departures', {
        id: each.id,
        title: `${clock(each.start_time)} ${each.product}`,
        icon: 'sailboat',
        path: departurePath(each, pages),
        notes: [
          each.status === 'cancelled' ? words.cancelled : '',
          each.status === 'occupied' ? words.full : '',
        ],
      }),
    ),
    ...bookings.map((each) =>
      item('bookings', {
        id: each.id,
        title: each.customer_name,
        icon: 'user-round-check',
        path: bookingPath(each, pages),
        notes: [
          each.code,
          `${words.date(each.date)}, ${clock(each.start_time)}`,
          each.product,
          each.cancelled ? words.cancelled : '',
        ],
      }),
    ),
    ...customers.map(ofRegister('customers', 'users')),
    ...boats.map(ofRegister('boats', 'sailboat')),
    ...suppliers.map(ofRegister('suppliers', 'truck')),
    ...others.flatMap((each) => otherItem(each, pages)),
  ];
}

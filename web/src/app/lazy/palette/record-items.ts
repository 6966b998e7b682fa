import type { FoundRecords } from '@leme/contract/operations/search-endpoints';
import type { PaletteItem, RecordKind } from './palette-items.ts';

/** Which of the pages a record is shown on are open to the person. */
export type RecordPages = { manifest: boolean; sessionsManifest: boolean };

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

/** Records as rows of the palette, each leading to its place. */
export function recordItems(found: FoundRecords, pages: RecordPages, words: RecordWords): PaletteItem[] {
  const { bookings, customers, departures, boats, suppliers } = found;
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
  ];
}

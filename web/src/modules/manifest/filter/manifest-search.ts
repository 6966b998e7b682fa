import { civilDay } from '#modules/bookings/public.tsx';

export const checkinFilters = ['all', 'checked', 'not-checked'] as const;
export const noShowFilters = ['all', 'no-show', 'present'] as const;
export type CheckinFilter = (typeof checkinFilters)[number];
export type NoShowFilter = (typeof noShowFilters)[number];

/** What lies over the manifest: the party in parts, its payment, its way to another session, its code, the spreadsheet, who comes without a booking. */
export const panels = ['part', 'payment', 'move', 'qr', 'csv', 'walk-in'] as const;
export type Panel = (typeof panels)[number];

export type ManifestFilters = {
  guide?: string | undefined;
  checkin: CheckinFilter;
  no_show: NoShowFilter;
  /** Only who still owes. */
  owes?: boolean | undefined;
  /** Only the sessions of the person who looks. */
  mine?: boolean | undefined;
  /** Name, code or the end of the telephone. */
  q?: string | undefined;
};

export type ManifestSearch = {
  date?: string | undefined;
  guide?: string | undefined;
  checkin?: CheckinFilter | undefined;
  no_show?: NoShowFilter | undefined;
  owes?: true | undefined;
  mine?: true | undefined;
  q?: string | undefined;
  /** The session opened on a phone. */
  session?: string | undefined;
  /** Its people one by one instead of its parties. */
  list?: 'people' | undefined;
  open?: Panel | undefined;
  /** The booking, or for the spreadsheet the session, of the open panel. */
  of?: string | undefined;
};

function oneOf<T extends string>(codes: readonly T[], value: unknown): T | undefined {
  const found = codes.find((code) => code === value);
  return found === 'all' ? undefined : found;
}

const shortText = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && `${value}`.trim() !== ''
    ? `${value}`.slice(0, 120)
    : undefined;

/** What the manifest's address says; anything it does not understand counts as not said. */
export function readManifestSearch(search: Readonly<Record<string, unknown>>): ManifestSearch {
  return {
    date: civilDay(search.date),
    guide: shortText(search.guide),
    checkin: oneOf(checkinFilters, search.checkin),
    no_show: oneOf(noShowFilters, search.no_show),
    owes: search.owes === true || undefined,
    mine: search.mine === true || undefined,
    q: shortText(search.q),
    session: shortText(search.session),
    list: search.list === 'people' ? search.list : undefined,
    open: panels.find((panel) => panel === search.open),
    of: shortText(search.of),
  };
}

export function filtersOf({ guide, checkin, no_show, owes, mine, q }: ManifestSearch): ManifestFilters {
  return {
    guide,
    checkin: checkin ?? 'all',
    no_show: no_show ?? 'all',
    ...(owes && { owes }),
    ...(mine && { mine }),
    ...(q && { q }),
  };
}

/** Takes every filter out of the address. */
export const noFilters: ManifestSearch = {
  guide: undefined,
  checkin: undefined,
  no_show: undefined,
  owes: undefined,
  mine: undefined,
  q: undefined,
};

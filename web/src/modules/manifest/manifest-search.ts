import { civilDay } from '#modules/bookings/public.tsx';

export const checkinFilters = ['all', 'checked', 'not-checked'] as const;
export const noShowFilters = ['all', 'no-show', 'present'] as const;
export type CheckinFilter = (typeof checkinFilters)[number];
export type NoShowFilter = (typeof noShowFilters)[number];

export type ManifestFilters = { guide?: string | undefined; checkin: CheckinFilter; no_show: NoShowFilter };

export type ManifestSearch = {
  date?: string | undefined;
  guide?: string | undefined;
  checkin?: CheckinFilter | undefined;
  no_show?: NoShowFilter | undefined;
  /** The session opened on a phone. */
  session?: string | undefined;
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
    session: shortText(search.session),
  };
}

export function filtersOf({ guide, checkin, no_show }: ManifestSearch): ManifestFilters {
  return { guide, checkin: checkin ?? 'all', no_show: no_show ?? 'all' };
}

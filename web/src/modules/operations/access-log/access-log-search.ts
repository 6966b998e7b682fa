import { type SecurityEventKind, securityEventKinds } from '@leme/contract/access/security-events';

/** How many days back, today included. */
export const periods = ['1', '7', '30', '180'] as const;
export type Period = (typeof periods)[number];

export type AccessLogSearch = {
  days?: Period | undefined;
  kind?: SecurityEventKind | undefined;
  person?: string | undefined;
  address?: string | undefined;
  page?: number | undefined;
};

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What the address of the page says; what it cannot mean is left out. */
export function readAccessLogSearch(search: Readonly<Record<string, unknown>>): AccessLogSearch {
  const page = Number(search.page);
  return {
    days: periods.find((days) => days === String(search.days)),
    kind: securityEventKinds.find((kind) => kind === search.kind),
    person: textIn(search.person),
    address: textIn(search.address),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
  };
}

export function isFiltered({ page, ...filters }: AccessLogSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}

/** Nothing filtered, from the newest on. */
export const everything = {
  days: undefined,
  kind: undefined,
  person: undefined,
  address: undefined,
  page: undefined,
} as const;

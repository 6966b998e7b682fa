import { dues } from '@leme/contract/leads/inside-sales/dues';
import { leadStatuses, leads, temperatures } from '@leme/contract/leads/leads';
import type { ChangeOptions } from '#kit/browser/url-state.ts';
import { type LeadsAddress, readLeadsAddress } from '../leads/leads-address.ts';

const oneIn = <T extends string>(values: readonly T[], value: unknown) =>
  values.find((each) => each === value);
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const idIn = (value: unknown) => (typeof value === 'string' && uuid.test(value) ? value : undefined);

/** How far back the figures of the team look, in days. */
export const windows = [30, 90, 180, 365] as const;

/** What the address says of the queue: whose, what of it, and what of one lead is open. */
export type QueueAddress = Pick<LeadsAddress, 'talk' | 'chat'> & {
  tab: 'team' | undefined;
  days: (typeof windows)[number] | undefined;
  /** Of nobody, of all, or of one of them. */
  owner: string | undefined;
  due: (typeof dues)[number] | undefined;
  temperature: (typeof temperatures)[number] | undefined;
  source: string | undefined;
  status: (typeof leadStatuses)[number] | undefined;
  product: string | undefined;
  page: number | undefined;
  /** The view it was opened by. */
  view: string | undefined;
  work: string | undefined;
  postpone: string | undefined;
  lose: string | undefined;
  handover: string | undefined;
  follow: string | undefined;
};

export type Change = (part: Partial<QueueAddress>, options?: ChangeOptions) => void;

/** Takes every filter off. */
export const unfiltered = {
  due: undefined,
  temperature: undefined,
  source: undefined,
  status: undefined,
  product: undefined,
} as const;

export function readQueueAddress(search: Readonly<Record<string, unknown>>): QueueAddress {
  const { talk, chat } = readLeadsAddress(search);
  const { page } = search;
  return {
    talk,
    chat,
    tab: oneIn(['team'] as const, search.tab),
    days: windows.find((each) => each === search.days),
    owner: oneIn(['pool', 'all'] as const, search.owner) ?? idIn(search.owner),
    due: oneIn(dues, search.due),
    temperature: oneIn(temperatures, search.temperature),
    source: oneIn(leads.fields.source.options ?? [], search.source),
    status: oneIn(leadStatuses, search.status),
    product: idIn(search.product),
    page: typeof page === 'number' && page > 1 && page <= 200 ? Math.floor(page) : undefined,
    view: typeof search.view === 'string' ? search.view.slice(0, 40) : undefined,
    work: idIn(search.work),
    postpone: idIn(search.postpone),
    lose: idIn(search.lose),
    handover: idIn(search.handover),
    follow: idIn(search.follow),
  };
}

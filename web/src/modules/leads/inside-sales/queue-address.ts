import { dues } from '@leme/contract/leads/inside-sales/dues';
import { leads, temperatures } from '@leme/contract/leads/leads';
import { type LeadsAddress, readLeadsAddress } from '../leads/leads-address.ts';

const oneIn = <T extends string>(values: readonly T[], value: unknown) =>
  values.find((each) => each === value);
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const idIn = (value: unknown) => (typeof value === 'string' && uuid.test(value) ? value : undefined);

/** What the address says of the queue: whose, what of it, and what of one lead is open. */
export type QueueAddress = Pick<LeadsAddress, 'talk' | 'chat'> & {
  owner: 'pool' | 'all' | undefined;
  due: (typeof dues)[number] | undefined;
  temperature: (typeof temperatures)[number] | undefined;
  source: string | undefined;
  page: number | undefined;
  work: string | undefined;
  postpone: string | undefined;
  lose: string | undefined;
};

export function readQueueAddress(search: Readonly<Record<string, unknown>>): QueueAddress {
  const { talk, chat } = readLeadsAddress(search);
  const { page } = search;
  return {
    talk,
    chat,
    owner: oneIn(['pool', 'all'] as const, search.owner),
    due: oneIn(dues, search.due),
    temperature: oneIn(temperatures, search.temperature),
    source: oneIn(leads.fields.source.options ?? [], search.source),
    page: typeof page === 'number' && page > 1 && page <= 200 ? Math.floor(page) : undefined,
    work: idIn(search.work),
    postpone: idIn(search.postpone),
    lose: idIn(search.lose),
  };
}

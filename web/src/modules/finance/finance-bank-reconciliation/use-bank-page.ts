import type { readPending } from '@leme/contract/finance/bank/match-endpoints';
import type { AccountRow, listAccounts } from '@leme/contract/finance/book-endpoints';
import { dayIn } from '@leme/contract/kit/values/days';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { bankShows } from './bank.queries.ts';

const shows = ['open', 'matched', 'ignored', 'all'] as const;
export type Show = (typeof shows)[number];
const dialogs = ['import', 'files', 'rules'] as const;

const readAddress = ({ account, month, show, line, does }: Readonly<Record<string, unknown>>) => ({
  account: typeof account === 'string' ? account : undefined,
  month: typeof month === 'string' && /^\d{4}-\d{2}-01$/.test(month) ? month : undefined,
  show: shows.find((each) => each !== 'open' && each === show),
  line: typeof line === 'string' ? line : undefined,
  does: dialogs.find((each) => each === does),
});

const freshMs = 20 * 60_000;

/** Which account and month the page is of: those of its address, else the account that waits and this month. */
export function useBankPage() {
  const { state, change } = useUrlState(readAddress);
  const today = dayIn(useTimeZone(), Temporal.Now.instant());
  const pending = useAsk<typeof readPending>(
    'GET /finance/bank-reconciliation/pending',
    {},
    { shows: bankShows },
  );
  const asked = useAsk<typeof listAccounts>('GET /finance/accounts', {}, { staleTime: freshMs });
  const accounts = (asked.data?.data ?? []).filter(isOfABank);
  const waiting = pending.data?.accounts.toSorted((a, b) => b.count - a.count)[0];
  const account =
    accounts.find(({ id }) => id === state.account) ??
    accounts.find(({ id }) => id === waiting?.account_id) ??
    accounts.find(({ role }) => role === 'bank') ??
    accounts[0];
  const own = pending.data?.accounts.find(({ account_id }) => account_id === account?.id);
  const last = own?.closing_on ?? today;
  const month = state.month ?? Temporal.PlainDate.from(last).with({ day: 1 }).toString();
  const first: UseQueryResult<unknown> = pending.data ? asked : pending;
  const to = Temporal.PlainDate.from(month).add({ months: 1 }).subtract({ days: 1 }).toString();
  return {
    asked: first,
    accounts,
    account,
    hasLines: (own?.lines ?? 0) > 0,
    month,
    from: month,
    to,
    show: state.show ?? ('open' as Show),
    line: state.line,
    does: state.does,
    change,
  };
}
export type BankPage = ReturnType<typeof useBankPage>;

/** Cash has no statement. */
const isOfABank = ({ money_kind, active }: AccountRow) =>
  active && money_kind !== null && money_kind !== 'cash';

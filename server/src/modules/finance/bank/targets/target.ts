import type { TargetKind } from '@leme/contract/finance/bank/lines';
import type { BankItem } from '@leme/contract/finance/bank/match-endpoints';
import { faults } from '@leme/contract/kit/problem';
import { toCents } from '@leme/contract/kit/values/money';
import { type RawBuilder, sql } from 'kysely';
import type { AllHooks } from '#kit/hooks';
import type { TimedWork, Work } from '#kit/work';
import type { Books, Keeping } from '../../ledger/open-books.ts';

/** Something a line may be; `days` between both, the rest where the line says so itself. */
export type Similar = BankItem & {
  line_id: string;
  days: number;
  has_txid: boolean;
  has_number?: boolean;
  /** Its tax id stands in the line. */
  is_named?: boolean;
};

/** Who matches, with the books in hand. */
export type Matching = TimedWork & { keeping: Keeping; books: Books; hooks: Pick<AllHooks, 'movesMoney'> };

/** So much of a line is of an item. */
export type Part = {
  /** The id of the match, which what it records has as its own. */
  id: string;
  target_id: string;
  /** Reais with the sign of the bank. */
  amount: number;
  line: { id: string; account_id: string; day: string };
};
export type Made = {
  id: string;
  target_id: string;
  made_id: string | null;
  amount: number;
  creates: boolean;
};

/** Which items are asked for: of an account, between two days, of a text. */
export type Asked = { account_id: string; from: string; to: string; text?: string | undefined };

/** A kind of thing a line may be: how it is found, what is left of it, and how a line pays it. */
export type Target = {
  kind: TargetKind;
  /** What the lines that `such` selects of `l` may be, by their texts and amounts. */
  similar(work: Work, such: RawBuilder<unknown>): Promise<Similar[]>;
  list(work: Work, asked: Asked, most: number): Promise<BankItem[]>;
  /** Those that are there with what is left of them now, for lines of an account. */
  read(work: Work, account_id: string, ids: readonly string[]): Promise<BankItem[]>;
  /** Records what a line paid; answers under which id, null where nothing had to be. */
  pay(work: Matching, part: Part): Promise<string | null>;
  /** Takes that back; answers under which id. */
  unpay(work: Matching, made: Made, line: Part['line']): Promise<string | null>;
};

/** As many items as a line may be are looked at of each kind. */
export const mostSimilar = 12;

/** The code of a booking in the text of a Pix; null where that is of something else. */
export const codeOf = (txid: string) =>
  sql`case when length(${sql.ref(txid)}) = 10 then substr(${sql.ref(txid)}, 3, 6) end`;

/** How people call an invoice. */
export const numberOf = (invoice: string) =>
  sql`${sql.ref(`${invoice}.series`)} || '-' || lpad(${sql.ref(`${invoice}.number`)}::text, 6, '0')`;

/** What is left of an item now: of two things of a match that ask for the same money the second is refused. */
export async function requireLeft(
  work: Matching,
  target: Pick<Target, 'read'>,
  { target_id, amount, line }: Omit<Part, 'id'>,
): Promise<void> {
  const [item] = await target.read(work, line.account_id, [target_id]);
  const maximum = item?.left ?? 0;
  if (toCents(amount) > toCents(maximum))
    throw faults([{ pointer: '/items', code: 'above-remaining', params: { maximum } }]);
}

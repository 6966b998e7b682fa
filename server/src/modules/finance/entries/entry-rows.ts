import { instalmentsOf, laterBy, repeatedDays } from '@leme/contract/finance/entry-days';
import { mostInstalments } from '@leme/contract/finance/entry-endpoints';
import { toCents, toReais } from '@leme/contract/kit/values/money';
import { newId } from '#kit/ids';
import type { TimedWork } from '#kit/work';
import type { EntryInput } from './refuse-entry.ts';

export type EntryDraft = ReturnType<typeof rowsOf>[number];

/** What an entry becomes: itself, its instalments a month apart, or a row for each time it comes again. */
export function rowsOf({ actor, now }: TimedWork, input: EntryInput) {
  const { parts, amount, due_on, boleto_line, competence_on = due_on, ...given } = input;
  const { repeats, repeat_day, repeat_times, repeat_until, ...entry } = given;
  const isTransfer = input.kind === 'transfer';
  const series_id = repeats ? newId() : null;
  return timesOf(input).map((time, at) => ({
    tenant_id: actor.tenantId,
    id: newId(),
    ...entry,
    // A line is of one bill: of what comes again only the first has it.
    boleto_line: (series_id && at > 0 ? null : boleto_line?.replace(/\D/g, '')) || null,
    amount: time.amount,
    settled_amount: isTransfer ? time.amount : 0,
    due_on: time.due_on,
    competence_on: repeats ? laterTime(input, time.due_on, at) : competence_on,
    part: parts > 1 ? at + 1 : null,
    parts: parts > 1 ? parts : null,
    repeats,
    series_id,
    status: isTransfer ? 'paid' : 'open',
    created_at: now.toString(),
    updated_at: now.toString(),
    created_by: actor.userId,
  }));
}

/** When it is due and how much each time. */
function timesOf({ amount, due_on, parts, repeats, ...repetition }: EntryInput) {
  if (repeats)
    return repeatedDays(due_on, { repeats, ...repetition }, mostInstalments).map((day) => ({
      amount,
      due_on: day,
    }));
  return instalmentsOf(toCents(amount), parts).map((cents, at) => ({
    amount: toReais(cents),
    due_on: laterBy(due_on, 'monthly', at),
  }));
}

/** What comes again is for the day it is due, or for one that comes again as often. */
function laterTime({ competence_on, repeats }: EntryInput, due_on: string, at: number): string {
  return competence_on && repeats ? laterBy(competence_on, repeats, at) : due_on;
}

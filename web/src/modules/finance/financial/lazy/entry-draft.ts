import type { EntryKind } from '@leme/contract/finance/entities';
import type { RepeatKind } from '@leme/contract/finance/entry-days';

/** An entry as it is typed. */
export type EntryDraft = RepetitionDraft & {
  kind: EntryKind;
  description: string;
  amount: number | null;
  due_on: string;
  competence_on: string | null;
  account_id: string;
  from_account_id: string;
  supplier_id: string | null;
  customer_id: string | null;
  boat_id: string | null;
  category_id: string | null;
  cost_centre_id: string | null;
  document_no: string;
  boleto_line: string;
  parts: number | null;
};

/** How an entry comes again, as it is typed. */
export type RepetitionDraft = {
  repeats: RepeatKind | null;
  repeat_day: number | null;
  repeat_times: number | null;
  repeat_until: string | null;
};

export const once: RepetitionDraft = {
  repeats: null,
  repeat_day: null,
  repeat_times: null,
  repeat_until: null,
};

/** What belongs to the rhythm that was chosen; what was typed for another one stays unsent. */
export function repetitionOf({
  repeats,
  repeat_day,
  repeat_times,
  repeat_until,
}: RepetitionDraft): RepetitionDraft {
  if (repeats === null) return once;
  return { repeats, repeat_day: repeats === 'monthly' ? repeat_day : null, repeat_times, repeat_until };
}

import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { readVoyage } from '@leme/contract/voyages/logbook/endpoints';
import { shownStatus } from '@leme/contract/voyages/logbook/fold-voyage';
import { type LogbookRow, logbook } from '@leme/contract/voyages/logbook/logbook';
import { rowText, type Speech } from '#kit/resource/field-text.ts';
import { fieldOf } from '#kit/resource/fields-of.ts';

export type WholeVoyage = ReplyOf<typeof readVoyage> & Omit<LogbookRow, 'labels'>;
/** What something is called, and what it is. */
export type Fact = { name: string; label: string; text: string };

const told = [
  ...(['date', 'product', 'status', 'why', 'captain', 'departed_at', 'returned_at', 'eta'] as const),
  ...(['people_out', 'people_in', 'hours_start', 'hours_end', 'fuel_start', 'fuel_end'] as const),
];

/** What of a voyage is told in which words, on the page and on paper. */
export function factsOf(given: AnyRow, speech: Speech, names: readonly string[] = told): Fact[] {
  const row: AnyRow = { ...given, status: shownStatus(given as unknown as LogbookRow) };
  return names.flatMap((name) => {
    const field = fieldOf(logbook, name);
    return field
      ? [{ name, label: labelOf(field, speech.locale), text: rowText(field, name, row, speech) || '–' }]
      : [];
  });
}

/** What a voyage is by all that was said of it. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {facts.map(({ name, label, text }) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted-fg text-sm">{label}</dt>
          <dd className="min-w-0 break-words">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

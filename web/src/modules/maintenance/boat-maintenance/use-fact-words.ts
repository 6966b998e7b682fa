import { boatDocuments, type DocumentState } from '@leme/contract/fleet/boat-documents';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { LineFact } from '@leme/contract/maintenance/boat/boat-line';
import type { LineKind } from '@leme/contract/maintenance/boat/line-kinds';
import { maintenanceBook } from '@leme/contract/maintenance/logs/maintenance-book';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import type { PlanState } from '@leme/contract/maintenance/plans/plan-state';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import type { ChipTone } from '#ui/chips/chip.tsx';
import { boatMaintenanceTexts } from './texts/texts.ts';

/** What facts of a boat are called, when they are, and how they stand. */
export function useFactWords() {
  const t = useText(boatMaintenanceTexts);
  const locale = useLocale();
  const { date } = useFormat();
  const titleOf = ({ kind, title }: LineFact) =>
    kind === 'paper' ? choiceOf(boatDocuments.fields.kind, title, locale) : title;
  const stateOf = ({ kind, state }: LineFact): string | null => {
    if (state === null) return null;
    if (kind === 'order') return choiceOf(workOrders.fields.status, state, locale);
    if (kind === 'log') return choiceOf(maintenanceBook.fields.kind, state, locale);
    if (kind === 'plan') return t(`plan.${state as PlanState}`);
    if (kind === 'paper') return t(`paper.${state as DocumentState}`);
    return null;
  };
  const whenOf = ({ from, until, from_time, until_time, foreseen }: LineFact) => {
    const begins = [date(from), from_time].filter(Boolean).join(' ');
    if (until === null) return `${begins}, ${t('noEnd')}`;
    const ends = [until === from ? null : date(until), until_time].filter(Boolean).join(' ');
    const days = ends === '' ? begins : `${begins} – ${ends}`;
    return foreseen ? `${days} (${t('foreseen')})` : days;
  };
  const kindOf = (kind: LineKind) => t(`kind.${kind}`);
  const saidOf = (fact: LineFact) =>
    [kindOf(fact.kind), titleOf(fact), fact.note, stateOf(fact), whenOf(fact)].filter(Boolean).join(' · ');
  return { titleOf, stateOf, whenOf, kindOf, saidOf };
}

/** How urgent it is. */
export function toneOf({ kind, state, blocks }: LineFact): ChipTone {
  if (blocks || state === 'overdue' || state === 'expired') return 'danger';
  if (state === 'soon' || state === 'due' || state === 'on_hold') return 'warning';
  return kind === 'log' || state === 'closed' || state === 'done' ? 'success' : 'muted';
}

/** The colour of a kind in the drawing, which says it in words as well. */
export const colourOf: Readonly<Record<LineKind, string>> = {
  stop: 'var(--danger-fill)',
  order: 'var(--c1)',
  plan: 'var(--c2)',
  log: 'var(--c3)',
  paper: 'var(--c4)',
  fuel: 'var(--c5)',
  occurrence: 'var(--danger-fill)',
};

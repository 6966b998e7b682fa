import type { LeadInteraction } from '@leme/contract/leads/lead-interactions';
import type { StatusChange } from './interactions.queries.ts';

export type TimelineEntry =
  | { kind: 'interaction'; at: string; id: string; interaction: LeadInteraction }
  | { kind: 'status'; at: string; id: string; change: StatusChange };

/** What was said and how the status changed, newest first. */
export function timelineEntries(
  interactions: readonly LeadInteraction[],
  changes: readonly StatusChange[],
): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...interactions.map((interaction) => ({
      kind: 'interaction' as const,
      at: interaction.interaction_date,
      id: interaction.id,
      interaction,
    })),
    ...changes.map((change) => ({ kind: 'status' as const, at: change.at, id: change.id, change })),
  ];
  return entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

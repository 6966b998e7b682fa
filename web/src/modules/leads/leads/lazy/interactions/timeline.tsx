import type { LeadInteraction } from '@leme/contract/leads/lead-interactions';
import { useId, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { type Interactions, useStatusChanges } from './interactions.queries.ts';
import { StatusItem } from './status-item.tsx';
import { interactionsTexts } from './texts/texts.ts';
import { timelineEntries } from './timeline-entries.ts';
import { TimelineItem, type TimelineItemProps } from './timeline-item.tsx';

export type TimelineProps = Omit<TimelineItemProps, 'interaction'> & {
  leadId: string;
  interactions: Interactions;
};

/** What was said to a lead and what is still to be done, newest first. */
export function Timeline({ leadId, interactions, ...item }: TimelineProps) {
  const t = useText(interactionsTexts);
  const id = useId();
  const [withStatus, setWithStatus] = useState(false);
  const changes = useStatusChanges(leadId, withStatus);
  const entries = timelineEntries(interactions.rows, changes);
  const drawn = (interaction: LeadInteraction) => (
    <TimelineItem key={interaction.id} interaction={interaction} {...item} />
  );
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 id={id} className="font-semibold text-base">
          {t('historyTitle')}
        </h3>
        <span className="text-muted-fg tabular-nums">{t('records', { count: interactions.count })}</span>
      </div>
      <Switch checked={withStatus} onCheckedChange={setWithStatus} label={t('withStatus')} />
      {interactions.isPending && <Skeleton variant="list" count={3} label={t('loading')} />}
      {!interactions.isPending && entries.length === 0 && <EmptyState level={3} title={t('none')} />}
      {entries.length > 0 && (
        <ol aria-labelledby={id} className="ms-1.5 grid gap-4 border-s-2 ps-4">
          {entries.map((entry) =>
            entry.kind === 'interaction' ? (
              drawn(entry.interaction)
            ) : (
              <StatusItem key={entry.id} change={entry.change} />
            ),
          )}
        </ol>
      )}
    </section>
  );
}

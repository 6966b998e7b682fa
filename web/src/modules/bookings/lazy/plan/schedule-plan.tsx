import type { applySchedules, planSchedules } from '@leme/contract/bookings/availability/plan-endpoints';
import { schedules } from '@leme/contract/bookings/availability/schedules';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { DayBox } from '#kit/resource/kinds/days/day-box.tsx';
import { useRow } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { fromIso } from '#ui/dates/iso-date.ts';
import { Field } from '#ui/field/field.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import type { Applied } from './plan-result.tsx';
import { planTexts } from './texts/texts.ts';

const dayOf = (typed: string | null) => (typed !== null && fromIso(typed) ? typed : null);
const nothingMore = () => undefined;

type Props = {
  scheduleIds: readonly string[];
  onApplied: (applied: Applied | null) => void;
  onClose: () => void;
};

/** What applying one, some or all schedules would do, between two days where so many changes are to be cut. */
export function SchedulePlan({ scheduleIds, onApplied, onClose }: Props) {
  const t = useText(planTexts);
  const [from, setFrom] = useState<string | null>(null);
  const [until, setUntil] = useState<string | null>(null);
  const question = { schedule_ids: [...scheduleIds], from: dayOf(from), until: dayOf(until) };
  // A plan does not change under the hand of whoever decides: what is new is told when it is applied.
  const query = useAsk<typeof planSchedules>('POST /schedules/plans', question, {
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const name = useRow(schedules, scheduleIds.length === 1 ? (scheduleIds[0] ?? null) : null).data?.name;
  const title = typeof name === 'string' ? t('titleOf', { name }) : t('title', { count: scheduleIds.length });
  return (
    <PlanDialog
      title={title}
      query={query}
      of={JSON.stringify(question)}
      asks={
        <div className="grid max-w-110 grid-cols-2 gap-3">
          <Field label={t('from')}>
            <DayBox value={from} onChange={setFrom} onBlur={nothingMore} />
          </Field>
          <Field label={t('until')}>
            <DayBox value={until} onChange={setUntil} onBlur={nothingMore} />
          </Field>
        </div>
      }
      apply={(sent) =>
        call<typeof applySchedules>('POST /schedules/applications', Object.assign({}, question, sent))
      }
      onApplied={onApplied}
      onClose={onClose}
    />
  );
}

import type { listService } from '@leme/contract/crew/endpoints';
import { dayIn } from '@leme/contract/kit/values/days';
import { useId, useMemo, useState } from 'react';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { DateInput } from '#ui/dates/date-input.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Field } from '#ui/field/field.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { BoatLine } from './boat-line.tsx';
import { serviceTexts } from './texts/texts.ts';

/** Where somebody may serve on a day: every boat with each of the positions, and the sentence that says why. */
export const Service: RecordPart = ({ row }) => {
  const t = useText(serviceTexts);
  const id = useId();
  const locale = useLocale();
  const today = dayIn(useTimeZone(), Temporal.Instant.from(new Date().toISOString()));
  const [chosen, choose] = useState<string | null>(null);
  const date = chosen ?? today;
  const labels = useMemo(
    () => ({ open: t('openCalendar'), previous: t('previousMonth'), next: t('nextMonth') }),
    [t],
  );
  const query = useAsk<typeof listService>(
    'GET /crew-members/:id/service',
    { id: row.id, date },
    { shows: ['crew-members', 'boats'], keeps: true },
  );
  return (
    <Card aria-labelledby={id} className="overflow-clip">
      <CardHead id={id} title={t('title')} />
      <div className="max-w-48 px-4 pb-3">
        <Field label={t('on')}>
          <DateInput value={date} onValueChange={choose} today={today} locale={locale} labels={labels} />
        </Field>
      </div>
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={3}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.every(({ positions }) => positions.length === 0)}
        empty={<EmptyState level={3} title={t('none')} text={t('noneText')} />}
      >
        {({ data }) => (
          <ul aria-label={t('title')}>
            {data.map((boat) => (
              <BoatLine key={boat.boat_id} boat={boat} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
};

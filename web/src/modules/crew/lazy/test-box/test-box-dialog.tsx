import { crewMembers } from '@leme/contract/crew/crew-members';
import type { decideCompetency } from '@leme/contract/crew/endpoints';
import { dimensionValues, type ValueOf } from '@leme/contract/crew/engine/dimensions';
import { competencyOverrides } from '@leme/contract/crew/overrides/competency-overrides';
import { type Position, positions } from '@leme/contract/crew/positions';
import { boats } from '@leme/contract/fleet/boats';
import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { dayIn } from '@leme/contract/kit/values/days';
import { useMemo, useState } from 'react';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { DateInput } from '#ui/dates/date-input.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/select/select.tsx';
import { Answer } from './answer.tsx';
import { testBoxTexts } from './texts/texts.ts';

export type TestBoxProps = { boat?: string; person?: string; onClose: () => void };

/** More than these are looked for in their own list. */
const mostChoices = 200;

function useChoices(resource: Resource, title: string) {
  const { query } = useRows(resource, { limit: mostChoices });
  return (query.data?.data ?? []).map((row) => ({
    value: row.id,
    label: String((row as Record<string, unknown>)[title] ?? ''),
  }));
}

/** “May Beto command the Netuno on that day?”: asked as often as somebody likes, and nothing is written. */
export function TestBoxDialog({ boat, person, onClose }: TestBoxProps) {
  const t = useText(testBoxTexts);
  const locale = useLocale();
  const today = dayIn(useTimeZone(), Temporal.Now.instant());
  const [crew_id, choosePerson] = useState<string | null>(person ?? null);
  const [boat_id, chooseBoat] = useState<string | null>(boat ?? null);
  const [position, choosePosition] = useState<Position>('comandante');
  const [activity, chooseActivity] = useState<ValueOf<'activity'>>('passeio');
  const [date, chooseDate] = useState(today);
  const people = useChoices(crewMembers, 'full_name');
  const fleet = useChoices(boats, 'boat_name');
  const labels = useMemo(
    () => ({ open: t('openCalendar'), previous: t('previousMonth'), next: t('nextMonth') }),
    [t],
  );
  const { fields } = competencyOverrides;
  const isWhole = crew_id !== null && boat_id !== null;
  const query = useAsk<typeof decideCompetency>(
    'POST /competency-decisions',
    { crew_id: crew_id ?? '', boat_id: boat_id ?? '', position, date, activity },
    { shows: ['crew-members', 'boats', 'tenant-settings'], enabled: isWhole, keeps: true },
  );
  return (
    <Dialog onClose={onClose} title={t('title')} description={t('text')}>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('person')}>
            <Select value={crew_id} options={people} onValueChange={choosePerson} placeholder={t('choose')} />
          </Field>
          <Field label={labelOf(fields.position, locale)}>
            <Select
              value={position}
              options={positions.map((value) => ({ value, label: choiceOf(fields.position, value, locale) }))}
              onValueChange={(value) =>
                choosePosition(positions.find((each) => each === value) ?? 'comandante')
              }
            />
          </Field>
          <Field label={t('boat')}>
            <Select value={boat_id} options={fleet} onValueChange={chooseBoat} placeholder={t('choose')} />
          </Field>
          <Field label={t('date')}>
            <DateInput
              value={date}
              onValueChange={(day) => day && chooseDate(day)}
              today={today}
              locale={locale}
              labels={labels}
            />
          </Field>
          <Field label={labelOf(fields.activity, locale)}>
            <Select
              value={activity}
              options={dimensionValues.activity.map((value) => ({
                value,
                label: choiceOf(fields.activity, value, locale),
              }))}
              onValueChange={(value) =>
                chooseActivity(dimensionValues.activity.find((each) => each === value) ?? 'passeio')
              }
            />
          </Field>
        </div>
        {isWhole ? (
          <QueryView query={query} skeleton="list" skeletonCount={2} errorTitle={t('failed')}>
            {(decision) => <Answer decision={decision} position={position} />}
          </QueryView>
        ) : (
          <p className="text-muted-fg text-sm">{t('incomplete')}</p>
        )}
      </div>
    </Dialog>
  );
}

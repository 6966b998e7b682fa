import { choiceOf } from '@leme/contract/kit/resource/labels';
import { addDays } from '@leme/contract/kit/values/days';
import type { Board } from '@leme/contract/rosters/roster-endpoints';
import { rosters } from '@leme/contract/rosters/rosters';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { views } from './roster-address.ts';
import { rostersTexts } from './texts/texts.ts';

type Props = {
  week: string;
  /** The day of it that is looked at, where it is one. */
  day: string | undefined;
  board: Board | undefined;
  view: (typeof views)[number];
  /** Another week, or another day. */
  onGo: (to: string) => void;
  onUnit: (unit: 'week' | 'day') => void;
  onView: (view: (typeof views)[number]) => void;
};

const units = ['week', 'day'] as const;
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** Which week or day, how it stands, and what is still to be done in it. */
export function RosterBar({ week, day, board, view, onGo, onUnit, onView }: Props) {
  const t = useText(rostersTexts);
  const { date, shortDate } = useFormat();
  const step = (by: -1 | 1) => onGo(day ? addDays(day, by) : addDays(week, 7 * by));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center gap-1">
        <IconButton
          name={t(day ? 'dayBefore' : 'before')}
          icon={<ChevronLeft {...icon} />}
          className="max-md:size-11 print:hidden"
          onClick={() => step(-1)}
        />
        <strong className="tabular-nums">
          {day
            ? `${shortDate(day)}/${day.slice(0, 4)}`
            : t('span', { from: date(week), to: date(addDays(week, 6)) })}
        </strong>
        <IconButton
          name={t(day ? 'dayAfter' : 'after')}
          icon={<ChevronRight {...icon} />}
          className="max-md:size-11 print:hidden"
          onClick={() => step(1)}
        />
      </div>
      <Segmented
        className="print:hidden"
        name={t('unit')}
        value={day ? 'day' : 'week'}
        onValueChange={(next) => onUnit(next === 'day' ? 'day' : 'week')}
        options={units.map((value) => ({ value, label: t(`unit.${value}`) }))}
      />
      <Segmented
        className="print:hidden"
        name={t('view')}
        value={view}
        onValueChange={(next) => onView(views.find((each) => each === next) ?? 'departures')}
        options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
      />
      {board && <Standing board={board} />}
    </div>
  );
}

function Standing({ board: { status, counts } }: { board: Board }) {
  const t = useText(rostersTexts);
  const locale = useLocale();
  return (
    <p role="status" className="flex flex-wrap items-center gap-2">
      <Chip tone={status === 'draft' ? 'neutral' : status === 'published' ? 'success' : 'muted'}>
        {choiceOf(rosters.fields.status, status, locale)}
      </Chip>
      {counts.open > 0 && <Chip tone="warning">{t('open', { count: counts.open })}</Chip>}
      {counts.unconfirmed > 0 && <Chip tone="info">{t('unconfirmed', { count: counts.unconfirmed })}</Chip>}
      {counts.unfit > 0 && <Chip tone="danger">{t('unfit', { count: counts.unfit })}</Chip>}
      {counts.changed > 0 && <Chip tone="warning">{t('changed', { count: counts.changed })}</Chip>}
    </p>
  );
}

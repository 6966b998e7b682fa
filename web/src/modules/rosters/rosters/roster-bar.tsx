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
  board: Board | undefined;
  view: (typeof views)[number];
  onWeek: (week: string) => void;
  onView: (view: (typeof views)[number]) => void;
};

/** Which week, how it stands, and what is still to be done in it. */
export function RosterBar({ week, board, view, onWeek, onView }: Props) {
  const t = useText(rostersTexts);
  const locale = useLocale();
  const { date } = useFormat();
  const last = addDays(week, 6);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center gap-1">
        <IconButton
          name={t('before')}
          icon={<ChevronLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          className="max-md:size-11 print:hidden"
          onClick={() => onWeek(addDays(week, -7))}
        />
        <strong className="tabular-nums">{t('span', { from: date(week), to: date(last) })}</strong>
        <IconButton
          name={t('after')}
          icon={<ChevronRight aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          className="max-md:size-11 print:hidden"
          onClick={() => onWeek(addDays(week, 7))}
        />
      </div>
      <Segmented
        className="print:hidden"
        name={t('view')}
        value={view}
        onValueChange={(next) => onView(views.find((each) => each === next) ?? 'departures')}
        options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
      />
      {board && (
        <p role="status" className="flex flex-wrap items-center gap-2">
          <Chip
            tone={board.status === 'draft' ? 'neutral' : board.status === 'published' ? 'success' : 'muted'}
          >
            {choiceOf(rosters.fields.status, board.status, locale)}
          </Chip>
          {board.counts.open > 0 && <Chip tone="warning">{t('open', { count: board.counts.open })}</Chip>}
          {board.counts.unconfirmed > 0 && (
            <Chip tone="info">{t('unconfirmed', { count: board.counts.unconfirmed })}</Chip>
          )}
          {board.counts.unfit > 0 && <Chip tone="danger">{t('unfit', { count: board.counts.unfit })}</Chip>}
          {board.counts.changed > 0 && (
            <Chip tone="warning">{t('changed', { count: board.counts.changed })}</Chip>
          )}
        </p>
      )}
    </div>
  );
}

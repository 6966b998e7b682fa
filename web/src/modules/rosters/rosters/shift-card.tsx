import { choiceOf } from '@leme/contract/kit/resource/labels';
import { crewShifts } from '@leme/contract/rosters/crew-shifts';
import type { Board } from '@leme/contract/rosters/roster-endpoints';
import { Trash2, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { type Ask, cardStyle, PeopleLines } from './people-lines.tsx';
import { rostersTexts } from './texts/texts.ts';

const CancelShift = lazyPart(async () => (await import('./lazy/cancel-shift.tsx')).CancelShift);

type Props = {
  shift: Board['shifts'][number];
  board: Board;
  mayWrite: boolean;
  onAsk: Ask;
  onAdd: () => void;
};

/** Work that is no departure: who does it, and whoever else is to. */
export function ShiftCard({ shift, board, mayWrite, onAsk, onAdd }: Props) {
  const t = useText(rostersTexts);
  const locale = useLocale();
  const { shortDate } = useFormat();
  const [isCancelling, setCancelling] = useState(false);
  const held = board.assignments.filter((each) => each.shift_id === shift.id);
  const kind = choiceOf(crewShifts.fields.kind, shift.kind, locale);
  const name = `${kind}, ${shortDate(shift.date)} ${shift.start_time}`;
  return (
    <li className={cardStyle}>
      <div className="flex items-center gap-2 font-semibold">
        <span className="tabular-nums">
          {shift.start_time}–{shift.end_time}
        </span>
        <span>{kind}</span>
      </div>
      {shift.place && <p className="text-muted-fg text-sm">{shift.place}</p>}
      <PeopleLines
        held={held}
        board={board}
        mayWrite={mayWrite}
        onAsk={onAsk}
        boatName={() => undefined}
        of={undefined}
      />
      {mayWrite && board.status !== 'locked' && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            size="sm"
            className="max-md:min-h-11"
            aria-label={t('shiftAddTo', { name })}
            onClick={onAdd}
          >
            <UserPlus aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('give')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            className="max-md:min-h-11"
            aria-label={t('shiftCancelOne', { name })}
            onClick={() => setCancelling(true)}
          >
            <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('shiftCancel')}
          </Button>
        </div>
      )}
      <Suspense>
        {isCancelling && (
          <CancelShift id={shift.id} name={name} count={held.length} onClose={() => setCancelling(false)} />
        )}
      </Suspense>
    </li>
  );
}

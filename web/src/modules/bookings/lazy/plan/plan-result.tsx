import type {
  Application,
  Undone,
  undoApplication,
} from '@leme/contract/bookings/availability/plan-endpoints';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { leftText, useLeft } from '../page/state/countdown.ts';
import type { Plan } from './plan-shape.ts';
import { planTexts } from './texts/texts.ts';
import { usePlanWords } from './use-plan-words.ts';

const outcomes = ['created', 'changed', 'moved', 'kept', 'cancelled', 'removed', 'left'] as const;

/** A plan as it was applied, and what became of it. */
export type Applied = { title: string; plan: Plan; application: Application };

type Props = Applied & {
  /** It was taken back: nobody is offered that again. */
  onUndone: () => void;
  onClose: () => void;
};

/** What became of each row, and for ten minutes the way back. */
export function PlanResult({ title, plan, application, onUndone, onClose }: Props) {
  const t = useText(planTexts);
  const kit = useText(kitTexts);
  const words = usePlanWords();
  const [undone, setUndone] = useState<Undone | null>(null);
  const left = useLeft(undone ? null : application.undo_until);
  const undoing = useVerb(
    () => call<typeof undoApplication>('POST /schedules/applications/:id/undoing', { id: application.id }),
    {
      shows: ['manage-availability', 'sessions', 'bookings'],
      done: (answer) => {
        setUndone(answer);
        onUndone();
      },
    },
  );
  const rows = new Map(plan.rows.map((row) => [row.key, row]));
  const counted = outcomes.flatMap((done) => {
    const count = application.rows.filter((row) => row.done === done).length;
    return count > 0 ? [t('outcome', { what: t(`done.${done}`), count })] : [];
  });
  return (
    <Dialog
      onClose={onClose}
      size="full"
      title={title}
      footer={
        <>
          {left !== null && left > 0 && (
            <Button busy={undoing.isBusy} onClick={() => void undoing.run()}>
              <Undo2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
              <span>
                {t('undo')} <span className="tabular-nums">{leftText(left)}</span>
              </span>
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {kit('close')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {undoing.refusal && <Banner tone="danger">{undoing.refusal}</Banner>}
        {undone ? (
          <TakenBack undone={undone} />
        ) : (
          <Banner tone="success">{counted.length > 0 ? counted.join(' · ') : t('nothingDone')}</Banner>
        )}
        {!undone && application.rows.length > 0 && (
          <ul aria-label={t('results')} className="divide-y rounded-md border">
            {application.rows.flatMap(({ key, done }) => {
              const row = rows.get(key);
              return row
                ? [
                    <li key={key} className="wrap-anywhere flex flex-wrap gap-x-3 px-4 py-2">
                      <strong className="tabular-nums">
                        {words.day(row)} · {words.hours(row)}
                      </strong>
                      <span>{row.product}</span>
                      <span className="ms-auto text-muted-fg">{t(`done.${done}`)}</span>
                    </li>,
                  ]
                : [];
            })}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

/** What was taken back, and which departures stay because somebody booked or changed them since. */
function TakenBack({ undone }: { undone: Undone }) {
  const t = useText(planTexts);
  const { shortDate } = useFormat();
  return (
    <>
      <Banner tone={undone.stays.length > 0 ? 'warning' : 'success'}>
        {t('undone', { count: undone.undone })}
        {undone.stays.length > 0 && ` ${t('stays', { count: undone.stays.length })}`}
      </Banner>
      {undone.stays.length > 0 && (
        <ul aria-label={t('staying')} className="divide-y rounded-md border">
          {undone.stays.map(({ session_id, date, start_time }) => (
            <li key={session_id} className="px-4 py-2 tabular-nums">
              {shortDate(date)} · {start_time}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

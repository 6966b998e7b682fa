import type { AttendanceState } from '@leme/contract/manifest/rules';
import { CircleCheck, CloudUpload, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/i18n.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { attendanceOutbox, useOutboxState } from './attendance-queue.ts';
import { outboxMessages } from './late-messages.ts';
import { type QueuedEvent, type RefusedEvent, tapsOf } from './queue-rules.ts';

/** More lines than this say nothing more. */
const most = 100;

export type OutboxSheetProps = { open: boolean; onClose: () => void };

/** What was marked on this device and is not through, and what the server would not count, with the reason. */
export function OutboxSheet({ open, onClose }: OutboxSheetProps) {
  const t = useText(outboxMessages);
  const { queued, refused, sending, waiting, durable } = useOutboxState();
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('title')}
      description={queued.length > 0 ? t('queuedCount', { count: tapsOf(queued).length }) : t('online')}
      closeLabel={t('close')}
      footer={
        queued.length > 0 && (
          <Button
            size="pier"
            variant="primary"
            // What hangs is given up and sent anew.
            busy={sending && !waiting}
            onClick={() => void attendanceOutbox()?.hurry()}
          >
            <CloudUpload aria-hidden="true" className="size-5" strokeWidth={1.75} />
            {t('sendNow')}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4 text-base">
        <p role="status" className="text-muted-fg empty:hidden">
          {queued.length > 0 && (waiting ? t('waiting') : sending && t('sending'))}
        </p>
        {queued.length > 0 && !durable && <Banner tone="warning">{t('notDurable')}</Banner>}
        {queued.length + refused.length === 0 && (
          <EmptyState icon={<CircleCheck />} title={t('empty')} text={t('emptyText')} />
        )}
        <Marks title={t('queued')} marks={queued} />
        <Marks title={t('refused')} text={t('refusedText')} marks={refused}>
          {(tap) => <Refusal tap={tap} />}
        </Marks>
      </div>
    </Sheet>
  );
}

type MarksProps<M extends QueuedEvent> = {
  title: string;
  text?: string;
  marks: readonly M[];
  children?: (marks: readonly M[]) => ReactNode;
};

function Marks<M extends QueuedEvent>({ title, text, marks, children }: MarksProps<M>) {
  const t = useText(outboxMessages);
  const taps = tapsOf(marks);
  if (taps.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      {text && <p className="text-muted-fg">{text}</p>}
      <ul className="mt-1 grid grid-cols-1">
        {taps.slice(0, most).map((tap) => (
          <li key={tap[0]?.id} className="flex min-h-14 items-center gap-3 border-t py-2">
            <Line tap={tap} />
            {children?.(tap)}
          </li>
        ))}
      </ul>
      {taps.length > most && <p className="text-muted-fg">{t('more', { count: taps.length - most })}</p>}
    </section>
  );
}

function Line({ tap }: { tap: readonly (QueuedEvent & Partial<RefusedEvent>)[] }) {
  const t = useText(outboxMessages);
  const { date, time } = useFormat();
  const [mark] = tap;
  if (!mark) return null;
  const words: Record<AttendanceState, string> = {
    pending: t('pending'),
    checked_in: t('checkedIn'),
    no_show: t('noShow'),
  };
  const reasons: Readonly<Record<string, string>> = {
    'booking-cancelled': t('reasonCancelled'),
    'passenger-removed': t('reasonRemoved'),
    'unknown-booking': t('reasonUnknown'),
    'not-allowed': t('reasonRight'),
  };
  return (
    <div className="min-w-0 flex-1">
      <strong className="block truncate">{mark.customer_name}</strong>
      <span className="block text-muted-fg tabular-nums">
        {words[mark.status]}
        {tap.length > 1 && ` · ${t('people', { count: tap.length })}`} · {date(mark.date)} ·{' '}
        {t('markedAt', { time: time(new Date(mark.client_time)) })}
      </span>
      {mark.reason !== undefined && (
        <span className="flex items-start gap-1.5 text-danger-text">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
          {reasons[mark.reason] ?? t('reasonOther', { reason: mark.reason })}
        </span>
      )}
    </div>
  );
}

function Refusal({ tap }: { tap: readonly RefusedEvent[] }) {
  const t = useText(outboxMessages);
  const dismiss = () => {
    for (const { id } of tap) void attendanceOutbox()?.dismiss(id);
  };
  return (
    <Button size="pier" aria-label={t('gotItOf', { name: tap[0]?.customer_name ?? '' })} onClick={dismiss}>
      {t('gotIt')}
    </Button>
  );
}

import { CircleCheck, CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { attendanceOutbox, useOutboxState } from '../attendance-outbox.ts';
import { isPayment, type Queued, type Refused, tapsOf } from '../queue-rules.ts';
import { OutboxLine } from './outbox-line.tsx';
import { outboxTexts } from './texts/texts.ts';

/** More lines than this say nothing more. */
const most = 100;

export type OutboxSheetProps = { open: boolean; onClose: () => void };

/** What was marked on this device and is not through, and what the server would not count, with the reason. */
export function OutboxSheet({ open: isOpen, onClose }: OutboxSheetProps) {
  const t = useText(outboxTexts);
  const { queued, refused, sending, waiting, loose } = useOutboxState();
  const taps = tapsOf(queued);
  const [open, kept] = [taps.filter(isLoose), taps.filter((tap) => !isLoose(tap))];
  function isLoose(tap: readonly Queued[]): boolean {
    return tap.some(({ id }) => loose.has(id));
  }
  const keptMarks = kept.filter(([first]) => first && !isPayment(first)).length;
  const counts = [
    open.length > 0 && t('looseCount', { count: open.length }),
    keptMarks > 0 && t('queuedCount', { count: keptMarks }),
    kept.length > keptMarks && t('queuedPayments', { count: kept.length - keptMarks }),
  ].filter(Boolean);
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(stays) => stays || onClose()}
      title={t('title')}
      description={counts.length > 0 ? counts.join(' · ') : t('online')}
      closeLabel={t('close')}
      footer={
        queued.length > 0 && (
          <Button
            size="touch"
            variant="primary"
            // What hangs is given up and sent anew.
            busy={sending && waiting.size === 0}
            onClick={() => void attendanceOutbox()?.retryNow()}
          >
            <CloudUpload aria-hidden="true" className="size-5" strokeWidth={1.75} />
            {t('sendNow')}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4 text-base">
        <p role="status" className="text-muted-fg empty:hidden">
          {queued.length > 0 && (waiting.size > 0 ? t('waiting') : sending && t('sending'))}
          {/* Never beside the advice to leave the page open. */}
          {open.length === 0 && waiting.size > 0 && ` ${t('mayClose')}`}
        </p>
        {open.length > 0 && <Banner tone="warning">{t('looseText')}</Banner>}
        {queued.length + refused.length === 0 && (
          <EmptyState icon={<CircleCheck />} title={t('empty')} text={t('emptyText')} />
        )}
        <Taps title={t('loose')} taps={open} />
        <Taps title={t('queued')} taps={kept} />
        <Taps
          title={t('refused')}
          text={t('refusedText')}
          taps={tapsOf(refused.filter((entry) => !isPayment(entry)))}
        >
          {(tap) => <Refusal tap={tap} />}
        </Taps>
        <Taps
          title={t('refusedPayments')}
          text={t('refusedPaymentsText')}
          taps={tapsOf(refused.filter(isPayment))}
        >
          {(tap) => <Refusal tap={tap} />}
        </Taps>
      </div>
    </Sheet>
  );
}

type TapsProps<Q extends Queued> = {
  title: string;
  text?: string;
  taps: readonly (readonly Q[])[];
  children?: (tap: readonly Q[]) => ReactNode;
};

function Taps<Q extends Queued>({ title, text, taps, children }: TapsProps<Q>) {
  const t = useText(outboxTexts);
  if (taps.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      {text && <p className="text-muted-fg">{text}</p>}
      <ul className="mt-1 grid grid-cols-1">
        {taps.slice(0, most).map((tap) => (
          <li key={tap[0]?.id} className="flex min-h-14 items-center gap-3 border-t py-2">
            <OutboxLine tap={tap} />
            {children?.(tap)}
          </li>
        ))}
      </ul>
      {taps.length > most && <p className="text-muted-fg">{t('more', { count: taps.length - most })}</p>}
    </section>
  );
}

function Refusal({ tap }: { tap: readonly Refused[] }) {
  const t = useText(outboxTexts);
  const dismiss = () => {
    for (const { id } of tap) void attendanceOutbox()?.dismiss(id);
  };
  return (
    <Button size="touch" aria-label={t('gotItOf', { name: tap[0]?.customer_name ?? '' })} onClick={dismiss}>
      {t('gotIt')}
    </Button>
  );
}

import { CircleCheck, CloudUpload, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import type { ListedKind } from '../listed-kind.ts';
import { ownOutbox, useOutboxState } from '../own-outbox.ts';
import { type Entry, type Refused, tapsOf } from '../rules.ts';
import { outboxTexts } from './texts/texts.ts';

/** More lines than this say nothing more. */
const most = 100;

export type OutboxSheetProps = { kinds: readonly ListedKind[]; open: boolean; onClose: () => void };

/** What was done on this device and is not through, and what the server would not count, with the reason. */
export function OutboxSheet({ kinds, open: isOpen, onClose }: OutboxSheetProps) {
  const t = useText(outboxTexts);
  const { queued, refused, sending, waiting, loose } = useOutboxState();
  const taps = tapsOf(queued);
  const [open, kept] = [taps.filter(isLoose), taps.filter((tap) => !isLoose(tap))];
  function isLoose(tap: readonly Entry[]): boolean {
    return tap.some(({ id }) => loose.has(id));
  }
  const counts = kinds.flatMap((of) => {
    const count = kept.filter(([first]) => first?.kind === of.kind).length;
    return count > 0 ? <Count key={of.kind} of={of} count={count} /> : [];
  });
  if (open.length > 0)
    counts.unshift(<Fragment key="loose">{t('looseCount', { count: open.length })}</Fragment>);
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(stays) => stays || onClose()}
      title={t('title')}
      description={
        counts.length > 0 ? counts.flatMap((count, at) => (at > 0 ? [' · ', count] : count)) : t('online')
      }
      closeLabel={t('close')}
      footer={
        queued.length > 0 && (
          <Button
            size="touch"
            variant="primary"
            // What hangs is given up and sent anew.
            busy={sending && waiting.size === 0}
            onClick={() => void ownOutbox()?.retryNow()}
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
        <Taps kinds={kinds} title={t('loose')} taps={open} />
        <Taps kinds={kinds} title={t('queued')} taps={kept} />
        {kinds.map((of) => (
          <Refusals key={of.kind} of={of} taps={tapsOf(refused.filter(({ kind }) => kind === of.kind))} />
        ))}
      </div>
    </Sheet>
  );
}

function Count({ of, count }: { of: ListedKind; count: number }) {
  return of.useWords().queued(count);
}

function Refusals({ of, taps }: { of: ListedKind; taps: readonly (readonly Refused[])[] }) {
  const { refused, refusedText } = of.useWords();
  return (
    <Taps kinds={[of]} title={refused} text={refusedText} taps={taps}>
      {(tap) => <Refusal of={of} tap={tap} />}
    </Taps>
  );
}

type TapsProps<Q extends Entry> = {
  kinds: readonly ListedKind[];
  title: string;
  text?: string;
  taps: readonly (readonly Q[])[];
  children?: (tap: readonly Q[]) => ReactNode;
};

function Taps<Q extends Entry>({ kinds, title, text, taps, children }: TapsProps<Q>) {
  const t = useText(outboxTexts);
  if (taps.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      {text && <p className="text-muted-fg">{text}</p>}
      <ul className="mt-1 grid grid-cols-1">
        {taps.slice(0, most).map((tap) => {
          const Line = kinds.find(({ kind }) => kind === tap[0]?.kind)?.Line;
          return (
            <li key={tap[0]?.id} className="flex min-h-14 items-center gap-3 border-t py-2">
              {Line && <Line tap={tap} />}
              {children?.(tap)}
            </li>
          );
        })}
      </ul>
      {taps.length > most && <p className="text-muted-fg">{t('more', { count: taps.length - most })}</p>}
    </section>
  );
}

function Refusal({ of, tap }: { of: ListedKind; tap: readonly Refused[] }) {
  const t = useText(outboxTexts);
  const dismiss = () => {
    for (const { id } of tap) void ownOutbox()?.dismiss(id);
  };
  const name = tap[0] ? of.nameOf(tap[0]) : '';
  return (
    <Button size="touch" aria-label={t('gotItOf', { name })} onClick={dismiss}>
      {t('gotIt')}
    </Button>
  );
}

type OutboxReasonProps = { reason: string; known: Readonly<Record<string, string>> };

/** Why the server would not take it, in words where there are any. */
export function OutboxReason({ reason, known }: OutboxReasonProps) {
  const t = useText(outboxTexts);
  return (
    <span className="flex items-start gap-1.5 text-danger-text">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
      {known[reason] ?? t('reasonOther', { reason })}
    </span>
  );
}

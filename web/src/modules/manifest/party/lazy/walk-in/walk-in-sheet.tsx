import type { BookingRow } from '@leme/contract/bookings/endpoints';
import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { type Fare, useSessionOptions } from '#modules/bookings/lazy/public.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { timesOf } from '../../../session/session-head.tsx';
import { walkInTexts } from './texts/texts.ts';
import { useWalkIn } from './use-walk-in.ts';
import { WalkInFields } from './walk-in-fields.tsx';

export type WalkInSheetProps = { session: ManifestSession; onClose: () => void };

/** Somebody who comes without a booking: name or nothing, how many, the money, done. */
export function WalkInSheet({ session, onClose }: WalkInSheetProps) {
  const t = useText(walkInTexts);
  const options = useSessionOptions();
  const fares = options.data?.products.find(({ id }) => id === session.product.id)?.fare_types;
  if (fares && fares.length > 0) return <WalkInForm session={session} fares={fares} onClose={onClose} />;
  return (
    <WalkInFrame session={session} onClose={onClose}>
      <QueryView query={options} skeleton="form" errorTitle={t('faresFailed')}>
        {() => <Banner tone="warning">{t('noFares')}</Banner>}
      </QueryView>
    </WalkInFrame>
  );
}

function WalkInForm({ session, fares, onClose }: WalkInSheetProps & { fares: readonly Fare[] }) {
  const t = useText(walkInTexts);
  const { money } = useFormat();
  const toast = useToast();
  const formId = useId();
  const isOffline = useConnectivity() === 'offline';
  const done = ({ id, customer_name, total_price }: BookingRow) => {
    toast.show({ title: t('done'), text: `${customer_name} · ${money(total_price ?? 0)}` });
    added.current = id;
    onClose();
  };
  const added = useRef<string>(null);
  // Outside system: focus and scroll position. Who was added stands in sight, with the next press at the thumb.
  useEffect(() => () => bringInSight(added.current), []);
  const walkIn = useWalkIn(session, fares, done);
  return (
    <WalkInFrame
      session={session}
      onClose={onClose}
      footer={
        <Button
          type="submit"
          form={formId}
          size="touch"
          variant="primary"
          className="text-lg"
          busy={walkIn.isBusy}
          disabled={isOffline}
        >
          {t('add', { amount: money(walkIn.total) })}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4 text-base"
        onSubmit={(event) => {
          event.preventDefault();
          void walkIn.add();
        }}
      >
        {isOffline && <Banner tone="warning">{t('offline')}</Banner>}
        <WalkInFields session={session} fares={fares} walkIn={walkIn} />
      </form>
    </WalkInFrame>
  );
}

/** As long as an answer may be on its way; then whoever was added is simply somewhere in the list. */
const COMING_MS = 3_000;

function bringInSight(bookingId: string | null): void {
  if (bookingId === null) return;
  const until = performance.now() + COMING_MS;
  const look = () => {
    const party = document.querySelector(`[data-booking="${bookingId}"]`);
    // A notice of the same booking may have taken the place of the answer waited for: the row comes a moment later.
    if (!party) {
      if (performance.now() < until) requestAnimationFrame(look);
      return;
    }
    party.scrollIntoView({ block: 'center' });
    party.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  };
  // The sheet gives the focus back to its button first.
  setTimeout(() => requestAnimationFrame(look));
}

type FrameProps = WalkInSheetProps & { children: ReactNode; footer?: ReactNode };

function WalkInFrame({ session, onClose, ...content }: FrameProps) {
  const t = useText(walkInTexts);
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={t('title')}
      description={`${timesOf(session)} · ${session.product.name}`}
      closeLabel={t('close')}
      {...content}
    />
  );
}

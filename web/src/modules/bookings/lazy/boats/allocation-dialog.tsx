import type { BoatAllocations } from '@leme/contract/bookings/booking-change-endpoints';
import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { type KeyboardEvent, useState } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useBoatAllocations } from '../party/booking.queries.ts';
import { nameOf } from '../session/session-parts.tsx';
import { partiesOf } from './allocation.ts';
import { BoatButtons } from './boat-buttons.tsx';
import { PartyChoice } from './party-choice.tsx';
import { boatsTexts } from './texts/texts.ts';
import { useAllocation } from './use-allocation.ts';

export type AllocationDialogProps = { session: SessionRow; onClose: () => void };

/** Who boards which boat of a session. */
export function AllocationDialog({ session, onClose }: AllocationDialogProps) {
  const t = useText(boatsTexts);
  const { date } = useFormat();
  const { query } = useBoatAllocations(session.id);
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      description={`${nameOf(session)}, ${date(session.date)}`}
      size="lg"
    >
      <QueryView
        query={query}
        skeleton="list"
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState title={t('none')} level={3} />}
      >
        {(allocations) => <Allocation sessionId={session.id} allocations={allocations} />}
      </QueryView>
    </Dialog>
  );
}

function Allocation({ sessionId, allocations }: { sessionId: string; allocations: BoatAllocations }) {
  const t = useText(boatsTexts);
  const { allocate, undo, last, isBusy: busy, refusal } = useAllocation(sessionId);
  const [wished, setWished] = useState<ReadonlySet<string>>(new Set());
  const { boats, data } = allocations;
  // Somebody who left meanwhile is no longer chosen.
  const chosen = new Set(data.flatMap(({ id }) => (wished.has(id) ? [id] : [])));
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) isChosen ? next.add(id) : next.delete(id);
    setWished(next);
  };
  const put = async (boat: BoatAllocations['boats'][number] | null) => {
    if (await allocate(boat, chosen, allocations)) setWished(new Set());
  };
  const byKey = (event: KeyboardEvent) => {
    if (!/^\d$/.test(event.key) || chosen.size === 0 || busy) return;
    const boat = event.key === '0' ? null : boats[Number(event.key) - 1];
    if (boat !== undefined) void put(boat);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way to press the buttons inside
    <div className="grid grid-cols-1 gap-3" onKeyDown={byKey}>
      <div className="sticky -top-1 z-10 grid grid-cols-1 gap-2 border-b bg-surface pt-1 pb-3">
        <BoatButtons
          allocations={allocations}
          count={chosen.size}
          busy={busy}
          onPut={(boat) => void put(boat)}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p aria-live="polite" className="text-muted-fg">
            {chosen.size === 0 ? (last?.text ?? t('hint')) : t('chosen', { count: chosen.size })}
          </p>
          {chosen.size === 0 && last && last.steps.length > 0 && (
            <Button size="sm" className="max-md:h-11" busy={busy} onClick={() => void undo()}>
              {t('undo')}
            </Button>
          )}
          {chosen.size === 0 ? (
            <Button
              size="sm"
              className="max-md:h-11"
              onClick={() =>
                choose(
                  data.flatMap(({ id, boat_id }) => (boat_id === null ? [id] : [])),
                  true,
                )
              }
            >
              {t('chooseWaiting')}
            </Button>
          ) : (
            <Button size="sm" className="max-md:h-11" onClick={() => setWished(new Set())}>
              {t('chooseNone')}
            </Button>
          )}
        </div>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
      </div>
      <ul className="grid grid-cols-1 gap-2">
        {partiesOf(allocations).map((party) => (
          <PartyChoice key={party.booking.id} party={party} boats={boats} chosen={chosen} onChoose={choose} />
        ))}
      </ul>
    </div>
  );
}

import { may } from '@leme/contract/access/permission';
import type { updateSession } from '@leme/contract/bookings/endpoints';
import type {
  AffectedDeparture,
  OtherBoat,
  readAffected,
} from '@leme/contract/maintenance/orders/affected-endpoints';
import type { takeExchangeBack } from '@leme/contract/maintenance/orders/exchange-endpoint';
import { useId } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { useCrewFirst } from '#modules/bookings/lazy/public.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { Departure } from './departure.tsx';
import { ExchangedList, type Return } from './exchanged-list.tsx';
import { stopTexts } from './texts/texts.ts';

const changes = ['sessions', 'session_boats', 'bookings', 'work-orders'] as const;

/** A boat instead of the one that stays ashore. */
type Exchange = { departure: AffectedDeparture; boat: OtherBoat; stopped: string };
type Frees = { frees_crew?: true };

const exchange = ({ departure, boat, stopped }: Exchange, frees: Frees) =>
  call<typeof updateSession>('PATCH /sessions/:id', {
    id: departure.session_id,
    version: departure.version,
    boat_ids: departure.boat_ids.map((id) => (id === stopped ? boat.boat_id : id)),
    ...frees,
  });

const takeBack = ({ order, ...what }: Return, frees: Frees) =>
  call<typeof takeExchangeBack>('POST /work-orders/:id/exchange-reversal', {
    id: order,
    ...what,
    ...frees,
  });

/** The departures of a boat out of service: each with the boats that could take it, and what keeps the others. */
export const StoppedBoat: RecordPart = ({ row }) => {
  const t = useText(stopTexts);
  const id = useId();
  const can = useCan();
  const isOffline = useConnectivity() === 'offline';
  const query = useAsk<typeof readAffected>(
    'GET /work-orders/:id/affected',
    { id: row.id },
    { shows: ['work-orders', 'sessions', 'session_boats', 'bookings'] },
  );
  const crew = useCrewFirst();
  const returns = useVerb((what: Return) => crew.save((frees) => takeBack(what, frees)), {
    shows: changes,
    done: t('takenBack'),
    failed: t('takeBackFailed'),
    place: crew.isBack,
  });
  const verb = useVerb((what: Exchange) => crew.save((frees) => exchange(what, frees)), {
    shows: changes,
    done: ({ version }, { departure, boat }) => ({
      title: t('exchanged', { session: departure.product, boat: boat.boat_name }),
      tone: 'success',
      // Nobody was on the boat when it stopped of what has no bookings.
      ...(departure.bookings > 0 && {
        undo: () =>
          void returns.run({
            order: row.id,
            session_id: departure.session_id,
            version,
            boat_id: boat.boat_id,
          }),
      }),
    }),
    failed: t('failed'),
    place: crew.isBack,
  });
  const mayExchange = can(may('sessions', 'update')) && !isOffline;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={t('title')} note={t('note')} />
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={2}
        errorTitle={t('loadFailed')}
        isEmpty={({ data, solved }) => data.length === 0 && solved === 0}
        empty={<EmptyState level={3} title={t('none')} text={t('noneText')} />}
      >
        {({ boat_id, boat_name, open, solved, hasMore, data, exchanged }) => (
          <CardBody className="grid grid-cols-1 gap-3">
            <p role="status" className="text-muted-fg text-sm">
              {t('open', { count: open })} · {t('solved', { count: solved })}
              {hasMore && ` · ${t('more')}`}
            </p>
            <ul aria-label={t('title')} className="grid grid-cols-1 gap-3">
              {data.map((departure) => (
                <Departure
                  key={departure.session_id}
                  departure={departure}
                  stopped={boat_name}
                  isBusy={verb.isBusy}
                  onExchange={
                    mayExchange && boat_id !== null
                      ? (boat) => void verb.run({ departure, boat, stopped: boat_id })
                      : undefined
                  }
                />
              ))}
            </ul>
            <ExchangedList
              exchanged={exchanged}
              stopped={boat_name}
              isBusy={returns.isBusy}
              onReturn={mayExchange ? (what) => void returns.run({ order: row.id, ...what }) : undefined}
            />
          </CardBody>
        )}
      </QueryView>
      {crew.dialog}
    </Card>
  );
};

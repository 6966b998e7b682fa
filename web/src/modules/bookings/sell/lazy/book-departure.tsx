import type { getSession, SessionRow } from '@leme/contract/bookings/endpoints';
import type { ReactNode } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { departuresShown } from '../../session/shown.ts';
import { bookingsTexts } from '../../texts/texts.ts';
import { sellTexts } from './texts/texts.ts';

export type BookDepartureProps = {
  id: string;
  onClose: () => void;
  children: (session: SessionRow) => ReactNode;
};

/** The departure the address names, once it is known. */
export function BookDeparture({ id, onClose, children }: BookDepartureProps) {
  const t = useText(sellTexts);
  const words = useText(bookingsTexts);
  // What is typed into the form stays when seats change meanwhile; the server has the last word.
  const how = { ...departuresShown, refetchOnWindowFocus: false };
  const query = useAsk<typeof getSession>('GET /sessions/:id', { id }, how);
  if (query.data) return children(query.data);
  return (
    <Dialog onClose={onClose} title={words('newBooking')}>
      <QueryView query={query} skeleton="form" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}

import type { getSession, SessionRow } from '@leme/contract/bookings/endpoints';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
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
  const { tenant } = useSignedIn();
  const query = useQuery({
    queryKey: ['sessions', tenant.id, 'one', id],
    meta: departuresShown,
    queryFn: ({ signal }) => call<typeof getSession>('GET /sessions/:id', { id }, { signal }),
    // What is typed into the form stays when seats change meanwhile; the server has the last word.
    refetchOnWindowFocus: false,
  });
  if (query.data) return children(query.data);
  return (
    <Dialog onClose={onClose} title={words('newBooking')}>
      <QueryView query={query} skeleton="form" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}

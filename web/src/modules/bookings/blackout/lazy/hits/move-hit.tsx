import type { readCalendar } from '@leme/contract/bookings/availability/calendar-endpoints';
import { useState } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { MoveSessionDialog } from '../../../lazy/change/move-session-dialog.tsx';
import type { Draft } from '../../../lazy/change/place.ts';
import type { Hit } from '../../use-hits.ts';
import { hitsTexts } from './texts/texts.ts';

export type MoveHitProps = { hit: Hit; onClose: () => void };

/** A departure that is hit goes to another day, hour or boat with its bookings, after it is shown who is told. */
export function MoveHit({ hit, onClose }: MoveHitProps) {
  const t = useText(hitsTexts);
  const [draft, setDraft] = useState<Draft | null>(null);
  const query = useAsk<typeof readCalendar>(
    'GET /sessions-calendar',
    { from: hit.date, to: hit.date },
    { shows: ['sessions', 'session_boats', 'bookings', 'boats'], keeps: true },
  );
  const session = query.data?.sessions.find(({ id }) => id === hit.session_id);
  if (query.data && session)
    return (
      <MoveSessionDialog
        session={session}
        boats={query.data.boats}
        draft={draft}
        today={query.data.today}
        onDraft={setDraft}
        onClose={onClose}
      />
    );
  return (
    <Dialog size="sm" title={t('move')} onClose={onClose}>
      <QueryView query={query} skeleton="form" errorTitle={t('loadFailed')}>
        {() => <p className="text-muted-fg">{t('isGone')}</p>}
      </QueryView>
    </Dialog>
  );
}

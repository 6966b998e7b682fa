import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { Suspense, useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { problemText } from '#kit/problem/problem-text.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToday } from '#modules/bookings/public.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SailingDay } from '../../../attendance/other-day/sailing-day.tsx';
import { useWakeLock } from '../../../day/lazy/phone/use-wake-lock.ts';
import { ExpiredPaper } from '../../../session/expired-document.tsx';
import { timesOf } from '../../cards/card-parts.tsx';
import { useSessionManifest } from '../../sessions-manifest.queries.ts';
import { BoardingHead } from './boarding-head.tsx';
import { ConfirmAll } from './confirm-all.tsx';
import { useMayCheckIn } from './may-check-in.ts';
import { PeopleList } from './people-list.tsx';
import { sessionDialogTexts } from './texts/texts.ts';
import { usePeople, waitingIn } from './use-people.ts';

/** The ways out of a session's list as buttons: download, print, share. Draws nothing until its code has come. */
const ManifestOutputs = lazyPart(
  async () => (await import('../../../output/lazy/manifest-outputs.tsx')).ManifestOutputs,
);

export type SessionDialogProps = { id: string; onClose: () => void };

/** The manifest of one session: who is expected, who is aboard, one by one or all at once. */
export function SessionDialog({ id, onClose }: SessionDialogProps) {
  const t = useText(sessionDialogTexts);
  const { query } = useSessionManifest(id);
  const people = usePeople(query.data);
  const mayCheckIn = useMayCheckIn();
  const [isBulk, setBulk] = useState(false);
  const { session } = people;
  const waiting = session ? waitingIn(session) : [];
  useWakeLock();
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={session?.product.name ?? t('sessionLoading')}
      description={
        session && (
          <>
            <Facts session={session} /> <ExpiredPaper boats={session.boats} />
          </>
        )
      }
      actions={<Suspense fallback={null}>{session && <ManifestOutputs session={session} />}</Suspense>}
      footer={
        isBulk && (
          <ConfirmAll
            waiting={waiting.length}
            onConfirm={() => people.mark(waiting, 'checked_in')}
            onUndo={people.undoMany}
            onClose={onClose}
          />
        )
      }
    >
      <QueryView
        query={query}
        skeleton="list"
        loadingLabel={t('sessionLoading')}
        errorTitle={t('sessionFailed')}
        errorText={(error) => (isProblem(error, 'not-found') ? t('sessionMissing') : problemText(error))}
      >
        {() =>
          session && (
            <>
              <BoardingHead
                session={session}
                bulk={mayCheckIn ? isBulk : null}
                onBulk={setBulk}
                onUndo={people.undoMany}
              />
              <PeopleList session={session} people={people} mayCheckIn={mayCheckIn} compact={false} />
            </>
          )
        }
      </QueryView>
    </Dialog>
  );
}

/** `Hoje, sexta-feira, 20/11/2026 · 08:00–10:00 · Lancha Netuno`. */
function Facts({ session }: { session: ManifestSession }) {
  const t = useText(sessionDialogTexts);
  const boats = session.boats.map(({ boat_name }) => boat_name).join(', ') || t('noBoat');
  return (
    <>
      <SailingDay date={session.date} today={useToday()} /> · {timesOf(session)} · {boats}
    </>
  );
}

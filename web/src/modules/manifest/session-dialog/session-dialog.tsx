import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { Suspense, useState } from 'react';
import { isProblem } from '#kit/api.ts';
import { useText } from '#kit/i18n.ts';
import { problemText } from '#kit/problem-text.ts';
import { QueryView } from '#kit/query-view.tsx';
import { useToday } from '#modules/bookings/public.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ExpiredPaper } from '../expired-paper.tsx';
import { SailingDay } from '../other-day/sailing-day.tsx';
import { ManifestOutputs } from '../output/public.ts';
import { timesOf } from '../sessions/card-parts.tsx';
import { useSessionManifest } from '../sessions/sessions-manifest.queries.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import { BoardingHead } from './boarding-head.tsx';
import { ConfirmAll } from './confirm-all.tsx';
import { useMayCheckIn } from './may-check-in.ts';
import { PeopleList } from './people-list.tsx';
import { sessionDialogTexts } from './texts/texts.ts';
import { usePeople, waitingIn } from './use-people.ts';

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
      open
      size="lg"
      onOpenChange={(open) => open || onClose()}
      title={session?.product.name ?? t('sessionLoading')}
      description={
        session && (
          <>
            <Facts session={session} /> <ExpiredPaper boats={session.boats} />
          </>
        )
      }
      closeLabel={t('close')}
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
              <PeopleList session={session} people={people} mayCheckIn={mayCheckIn} narrow={false} />
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

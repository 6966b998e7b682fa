import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { useState } from 'react';
import { ThumbBar } from '#kit/shell/thumb-bar.tsx';
import { BoardingHead } from './boarding-head.tsx';
import { ConfirmAll } from './confirm-all.tsx';
import { useMayCheckIn } from './may-check-in.ts';
import { PeopleList } from './people-list.tsx';
import { usePeople, waitingIn } from './use-people.ts';

/** Everybody of a departure one by one with seats, and all at once: the other face of its pier screen. */
export function ByPerson({ session }: { session: ManifestSession }) {
  const people = usePeople(session);
  const mayCheckIn = useMayCheckIn();
  const [isBulk, setBulk] = useState(false);
  const painted = people.session ?? session;
  const waiting = waitingIn(painted);
  return (
    <>
      <BoardingHead session={painted} bulk={mayCheckIn ? isBulk : null} onBulk={setBulk} />
      <PeopleList session={painted} people={people} mayCheckIn={mayCheckIn} compact />
      {isBulk && (
        <ThumbBar>
          <div className="flex w-full flex-wrap items-center gap-2">
            <ConfirmAll
              waiting={waiting.length}
              onConfirm={() => people.mark(waiting, 'checked_in')}
              onUndo={people.undoMany}
            />
          </div>
        </ThumbBar>
      )}
    </>
  );
}

import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import { type Lead, leads } from '@leme/contract/leads/leads';
import { type ComponentType, Suspense } from 'react';
import { useRow } from '#kit/resource/resource-calls.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useRound } from './queue/use-round.ts';
import type { Change, QueueAddress } from './queue-address.ts';

const InteractionsDialog = lazyPart(
  async () => (await import('../leads/lazy/interactions/interactions-dialog.tsx')).InteractionsDialog,
);
const ChatPicker = lazyPart(
  async () => (await import('../leads/lazy/interactions/chat-picker.tsx')).ChatPicker,
);
const PostponeDialog = lazyPart(async () => (await import('./lazy/work/postpone-dialog.tsx')).PostponeDialog);
const LoseDialog = lazyPart(async () => (await import('./lazy/work/lose-dialog.tsx')).LoseDialog);
const WorkDialog = lazyPart(async () => (await import('./lazy/work/work-dialog.tsx')).WorkDialog);
const HandoverDialog = lazyPart(async () => (await import('./lazy/work/handover-dialog.tsx')).HandoverDialog);
const FollowDialog = lazyPart(async () => (await import('./lazy/work/follow-dialog.tsx')).FollowDialog);

export type QueueDialogsProps = {
  address: QueueAddress;
  change: Change;
  rows: readonly QueueRow[];
  /** How many there are, with those of the other pages. */
  count: number;
  now: Date;
};

/** What is open over the queue; work goes from one lead to the next in its order. */
export function QueueDialogs({ address, change, now, ...queue }: QueueDialogsProps) {
  const { talk, chat, work, postpone, lose, handover, follow } = address;
  const round = useRound({ ...queue, work });
  const goOn = () => change({ work: round.next() });
  /** What was done to the lead at work brings the next one, too. */
  const after = (id: string, part: Partial<QueueAddress>) =>
    change(work === id ? { ...part, work: round.next() } : part);
  // Each waits by itself: code that is on its way would hide the dialog it opens over, and that closes it.
  return (
    <>
      <Suspense>
        {talk && <OfLead id={talk} Dialog={InteractionsDialog} onClose={() => change({ talk: undefined })} />}
      </Suspense>
      <Suspense>
        {work && (
          <WorkDialog
            id={work}
            row={round.row}
            now={now}
            left={round.left}
            onClose={() => {
              round.end();
              change({ work: undefined });
            }}
            onNext={goOn}
            onOpen={change}
          />
        )}
      </Suspense>
      <Suspense>
        {chat && <OfLead id={chat} Dialog={ChatPicker} onClose={() => change({ chat: undefined })} />}
      </Suspense>
      <Suspense>
        {postpone && (
          <PostponeDialog
            id={postpone}
            now={now}
            onClose={() => change({ postpone: undefined })}
            onDone={() => after(postpone, { postpone: undefined })}
          />
        )}
      </Suspense>
      <Suspense>
        {lose && (
          <LoseDialog
            id={lose}
            onClose={() => change({ lose: undefined })}
            onDone={() => after(lose, { lose: undefined })}
          />
        )}
      </Suspense>
      <Suspense>
        {handover && (
          <HandoverDialog
            id={handover}
            onClose={() => change({ handover: undefined })}
            onDone={() => after(handover, { handover: undefined })}
          />
        )}
      </Suspense>
      <Suspense>
        {follow && <OfLead id={follow} Dialog={FollowDialog} onClose={() => change({ follow: undefined })} />}
      </Suspense>
    </>
  );
}

type OfLeadProps = {
  id: string;
  Dialog: ComponentType<{ lead: Lead; onClose: () => void }>;
  onClose: () => void;
};

function OfLead({ id, Dialog, onClose }: OfLeadProps) {
  const { data } = useRow(leads, id);
  return data ? <Dialog lead={data as unknown as Lead} onClose={onClose} /> : null;
}

import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import { type Lead, leads } from '@leme/contract/leads/leads';
import { type ComponentType, Suspense } from 'react';
import { useRow } from '#kit/resource/resource-calls.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import type { QueueAddress } from './queue-address.ts';
import type { Change } from './queue-list.tsx';
import type { QueueSheet } from './queue-menu.tsx';

const InteractionsDialog = lazyPart(
  async () => (await import('../leads/lazy/interactions/interactions-dialog.tsx')).InteractionsDialog,
);
const ChatPicker = lazyPart(
  async () => (await import('../leads/lazy/interactions/chat-picker.tsx')).ChatPicker,
);
const PostponeDialog = lazyPart(async () => (await import('./lazy/work/postpone-dialog.tsx')).PostponeDialog);
const LoseDialog = lazyPart(async () => (await import('./lazy/work/lose-dialog.tsx')).LoseDialog);
const WorkDialog = lazyPart(async () => (await import('./lazy/work/work-dialog.tsx')).WorkDialog);
const TeamDialog = lazyPart(async () => (await import('./lazy/team/team-dialog.tsx')).TeamDialog);
const CadencesDialog = lazyPart(
  async () => (await import('./lazy/cadences/cadences-dialog.tsx')).CadencesDialog,
);
const SettingsDialog = lazyPart(
  async () => (await import('./lazy/settings/sales-settings-dialog.tsx')).SalesSettingsDialog,
);

export type QueueDialogsProps = {
  address: QueueAddress;
  change: Change;
  rows: readonly QueueRow[];
  sheet: QueueSheet | null;
  onSheet: (sheet: QueueSheet | null) => void;
};

/** What is open over the queue; work goes from one lead to the next in its order. */
export function QueueDialogs({ address, change, rows, sheet, onSheet }: QueueDialogsProps) {
  const { talk, chat, work, postpone, lose } = address;
  const at = rows.findIndex(({ id }) => id === work);
  const next = rows[at + 1]?.id;
  return (
    <Suspense>
      {talk && <OfLead id={talk} Dialog={InteractionsDialog} onClose={() => change({ talk: undefined })} />}
      {work && (
        <WorkDialog
          key={work}
          id={work}
          row={rows[at]}
          onClose={() => change({ work: undefined })}
          onDone={() => change({ work: next })}
          onPostpone={() => change({ postpone: work })}
          onLose={() => change({ lose: work })}
          onChat={() => change({ chat: work })}
        />
      )}
      {chat && <OfLead id={chat} Dialog={ChatPicker} onClose={() => change({ chat: undefined })} />}
      {postpone && (
        <PostponeDialog
          id={postpone}
          onClose={() => change({ postpone: undefined })}
          onDone={() => change({ postpone: undefined, ...(work === postpone && { work: next }) })}
        />
      )}
      {lose && (
        <LoseDialog
          id={lose}
          onClose={() => change({ lose: undefined, ...(work === lose && { work: next }) })}
        />
      )}
      {sheet === 'team' && <TeamDialog onClose={() => onSheet(null)} />}
      {sheet === 'cadences' && <CadencesDialog onClose={() => onSheet(null)} />}
      {sheet === 'settings' && <SettingsDialog onClose={() => onSheet(null)} />}
    </Suspense>
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

import { type Lead, leads } from '@leme/contract/leads/leads';
import { type ComponentType, Suspense } from 'react';
import { useRow } from '#kit/resource/resource-calls.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import type { OpenOf } from './lead-actions.tsx';
import type { LeadsAddress } from './leads-address.ts';

const InteractionsDialog = lazyPart(
  async () => (await import('./lazy/interactions/interactions-dialog.tsx')).InteractionsDialog,
);
const ChatPicker = lazyPart(async () => (await import('./lazy/interactions/chat-picker.tsx')).ChatPicker);
const MergeDialog = lazyPart(async () => (await import('./lazy/merge/merge-dialog.tsx')).MergeDialog);
const PastDialog = lazyPart(async () => (await import('./lazy/past/past-dialog.tsx')).PastDialog);

const SettingsDialog = lazyPart(
  async () => (await import('./lazy/settings/settings-dialog.tsx')).SettingsDialog,
);

export type LeadDialogsProps = { address: LeadsAddress; openOf: OpenOf };

/** What the address opens of one lead, over the list. */
export function LeadDialogs({ address, openOf }: LeadDialogsProps) {
  const { talk, chat, past, merge, other, settings } = address;
  return (
    <Suspense>
      {talk && <OfLead id={talk} Dialog={InteractionsDialog} onClose={() => openOf({ talk: undefined })} />}
      {chat && <OfLead id={chat} Dialog={ChatPicker} onClose={() => openOf({ chat: undefined })} />}
      {merge && (
        <OfLead
          id={merge}
          otherId={other}
          Dialog={MergeDialog}
          onClose={() => openOf({ merge: undefined, other: undefined })}
        />
      )}
      {past && <PastDialog id={past} onClose={() => openOf({ past: undefined })} />}
      {settings && <SettingsDialog onClose={() => openOf({ settings: undefined })} />}
    </Suspense>
  );
}

type OfLeadProps = {
  id: string;
  otherId?: string | undefined;
  Dialog: ComponentType<{ lead: Lead; otherId?: string | undefined; onClose: () => void }>;
  onClose: () => void;
};

function OfLead({ id, Dialog, ...props }: OfLeadProps) {
  const { data } = useRow(leads, id);
  return data ? <Dialog lead={data as unknown as Lead} {...props} /> : null;
}

import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import { type Lead, leads } from '@leme/contract/leads/leads';
import { SkipForward } from 'lucide-react';
import { useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useRow } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useInteractions } from '../../../leads/lazy/interactions/interactions.queries.ts';
import { LeadFacts } from '../../../leads/lazy/interactions/lead-facts.tsx';
import { Timeline } from '../../../leads/lazy/interactions/timeline.tsx';
import { openChat } from '../../../leads/lazy/interactions/use-messages.ts';
import { callUp } from '../../queue/call-up.ts';
import type { QueueAddress } from '../../queue-address.ts';
import { insideSalesTexts } from '../../texts/texts.ts';
import { SaidFields } from './said-fields.tsx';
import { Standing } from './standing.tsx';
import { useSaid } from './use-said.ts';

export type WorkDialogProps = {
  id: string;
  row: QueueRow | undefined;
  now: Date;
  /** How many wait after this one. */
  left: number;
  onClose: () => void;
  /** The next lead, or none. */
  onNext: () => void;
  onOpen: (part: Partial<QueueAddress>) => void;
};

/** One lead large, its history beside what is said to it now; done brings the next one, in the same place. */
export function WorkDialog({ id, ...props }: WorkDialogProps) {
  const { data } = useRow(leads, id);
  const found = data as unknown as Lead | undefined;
  // The one before stays until the next has come: nothing closes and opens in between.
  const [lead, setLead] = useState(found);
  if (found && found !== lead) setLead(found);
  return lead ? <Work lead={lead} isComing={lead.id !== id} {...props} /> : null;
}

type WorkProps = Omit<WorkDialogProps, 'id'> & { lead: Lead; isComing: boolean };

function Work({ lead, isComing, row, now, left, onClose, onNext, onOpen }: WorkProps) {
  const t = useText(insideSalesTexts);
  const isOffline = useConnectivity() === 'offline';
  const interactions = useInteractions(lead.id);
  const said = useSaid(lead, { row: isComing ? undefined : row, interactions, onDone: onNext });
  const { id } = lead;
  const isOff = isOffline || isComing;
  const icon = <SkipForward aria-hidden="true" className="size-5" strokeWidth={1.75} />;
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={lead.name}
      description={<LeadFacts lead={lead} />}
      actions={<IconButton name={t('skip')} icon={icon} disabled={isComing} onClick={onNext} />}
      onSubmit={() => isOff || said.send()}
      footer={
        <>
          <Button disabled={isOff} onClick={() => onOpen({ lose: id })}>
            {t('lose')}
          </Button>
          <Button disabled={isOff} onClick={() => onOpen({ postpone: id })}>
            {t('postpone')}
          </Button>
          <Button type="submit" variant="primary" busy={said.isBusy} disabled={isOff}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-2">
          <p className="text-muted-fg text-sm tabular-nums" role="status">
            {t('left', { count: left })}
          </p>
          {isOffline && <p className="text-sm text-warning-text">{t('writingWaits')}</p>}
          <Standing lead={lead} row={isComing ? undefined : row} now={now} isOff={isOff} onOpen={onOpen} />
        </div>
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
          <SaidFields
            said={said.said}
            at={said.at}
            onChange={said.change}
            onChat={() => (said.said.text ? openChat(lead, said.said.text) : onOpen({ chat: id }))}
            onCall={() => callUp(lead)}
          />
          <Timeline
            leadId={id}
            interactions={interactions}
            isCompact={false}
            mayWrite={false}
            onOpen={() => undefined}
            onDelete={() => undefined}
          />
        </div>
      </div>
    </Dialog>
  );
}

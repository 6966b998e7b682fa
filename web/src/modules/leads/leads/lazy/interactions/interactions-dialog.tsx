import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { rightTo } from '@leme/contract/kit/resource/resource';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import type { Lead } from '@leme/contract/leads/leads';
import { useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useIsCompact } from '#kit/browser/use-is-compact.ts';
import { RecordPanel } from '#kit/resource/record/record-panel.tsx';
import { useRemoval } from '#kit/resource/record/removal/use-removal.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Tabs } from '#ui/records/tabs.tsx';
import { LeadStanding } from '../../standing/lead-standing.tsx';
import { InteractionForm } from './interaction-form.tsx';
import { useInteractions, useInteractionWrites, useTemplates } from './interactions.queries.ts';
import { LeadFacts } from './lead-facts.tsx';
import { interactionsTexts } from './texts/texts.ts';
import { Timeline } from './timeline.tsx';
import { useInteractionForm } from './use-interaction-form.ts';
import { useMessages } from './use-messages.ts';

const recordForm = [{ rows: ['type title', 'template_id', 'description', 'interaction_date'] }];

export type InteractionsDialogProps = { lead: Lead; onClose: () => void };

type Opened = { id: string; tab: 'fields' | 'history' };
type Tab = 'history' | 'new';

/** What was said to a lead, and the form of what is said next. */
export function InteractionsDialog({ lead, onClose }: InteractionsDialogProps) {
  const t = useText(interactionsTexts);
  const kit = useText(kitTexts);
  const [measure, isCompact] = useIsCompact();
  const mayWrite = useCan()(rightTo(leadInteractions, 'create'));
  const [tab, setTab] = useState<Tab>('history');
  const [opened, setOpened] = useState<Opened | null>(null);
  const { templates } = useTemplates();
  const fill = useMessages(lead);
  const textOf = (template: (typeof templates)[number]) => fill(template).text;
  const used = useInteractionForm(lead, { templates, textOf, onSaved: () => setTab('history') });
  const { changed } = useInteractionWrites();
  const removal = useRemoval(leadInteractions, { onGone: changed, onBack: changed });
  const timeline = (
    <Timeline
      leadId={lead.id}
      interactions={useInteractions(lead.id)}
      isCompact={isCompact}
      mayWrite={mayWrite}
      onOpen={(id, at) => setOpened({ id, tab: at })}
      onDelete={(interaction) => removal.ask(interaction as unknown as AnyRow)}
    />
  );
  const form = (
    <InteractionForm lead={lead} used={used} templates={templates} textOf={textOf} isCompact={isCompact} />
  );
  return (
    <>
      <Dialog
        size={mayWrite ? 'lg' : 'md'}
        onClose={() => used.close(onClose)}
        title={t('title', { name: lead.name })}
        description={
          <>
            <LeadFacts lead={lead} />
            <LeadStanding lead={lead} />
          </>
        }
      >
        <div ref={measure}>
          {!mayWrite && timeline}
          {mayWrite && isCompact && (
            <Tabs
              name={t('tabs')}
              value={tab}
              onValueChange={(value) => setTab(value === 'new' ? 'new' : 'history')}
              items={[
                { value: 'history', label: kit('history'), content: timeline },
                { value: 'new', label: t('newTab'), content: form },
              ]}
            />
          )}
          {mayWrite && !isCompact && (
            <div className="grid grid-cols-2 gap-8">
              {timeline}
              {form}
            </div>
          )}
        </div>
      </Dialog>
      {opened && (
        <RecordPanel
          key={opened.id + opened.tab}
          resource={leadInteractions}
          form={recordForm}
          id={opened.id}
          tab={opened.tab}
          given={{ lead_id: lead.id }}
          onOpen={(id) => setOpened({ id, tab: 'fields' })}
          onClose={() => setOpened(null)}
          onSaved={changed}
        />
      )}
      {removal.dialog}
      {used.dialogs}
    </>
  );
}

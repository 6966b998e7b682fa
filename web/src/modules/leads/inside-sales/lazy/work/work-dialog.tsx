import { choiceOf } from '@leme/contract/kit/resource/labels';
import { contactTypes } from '@leme/contract/leads/inside-sales/dues';
import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { type Lead, leads } from '@leme/contract/leads/leads';
import { useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useRow } from '#kit/resource/resource-calls.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Select } from '#ui/select/select.tsx';
import { useInteractions, useTemplates } from '../../../leads/lazy/interactions/interactions.queries.ts';
import { LeadFacts } from '../../../leads/lazy/interactions/lead-facts.tsx';
import { Timeline } from '../../../leads/lazy/interactions/timeline.tsx';
import { openChat, useMessages } from '../../../leads/lazy/interactions/use-messages.ts';
import { contact, shown } from '../../queue.queries.ts';
import { insideSalesTexts } from '../../texts/texts.ts';

export type WorkDialogProps = {
  id: string;
  row: QueueRow | undefined;
  onClose: () => void;
  /** The next lead, or none. */
  onDone: () => void;
  onPostpone: () => void;
  onLose: () => void;
  onChat: () => void;
};

/** One lead large, its history beside what is said to it now; done brings the next one. */
export function WorkDialog({ id, ...props }: WorkDialogProps) {
  const { data } = useRow(leads, id);
  return data ? <Work lead={data as unknown as Lead} {...props} /> : null;
}

function Work({ lead, row, onClose, onDone, ...props }: Omit<WorkDialogProps, 'id'> & { lead: Lead }) {
  const t = useText(insideSalesTexts);
  const isOffline = useConnectivity() === 'offline';
  const words = useStepText(lead, row);
  const [typed, setTyped] = useState<Partial<Typed>>({});
  const said = {
    type: row?.next?.type ?? 'whatsapp',
    title: row?.next?.title ?? t('firstWord'),
    answered: false,
    text: words,
    ...typed,
  };
  const { run, isBusy } = useVerb(
    () =>
      contact({
        id: lead.id,
        interaction_id: row?.next?.id ?? null,
        type: said.type,
        title: said.title.trim() || t('firstWord'),
        description: said.text.trim() || null,
        template_id: row?.next?.template_id ?? null,
        answered: said.answered,
      }),
    {
      shows: shown.shows,
      done: () => {
        onDone();
        return t('contacted', { name: lead.name });
      },
      failed: t('failed'),
    },
  );
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={lead.name}
      description={<LeadFacts lead={lead} />}
      onSubmit={() => void run()}
      footer={
        <>
          <Button onClick={props.onLose}>{t('lose')}</Button>
          <Button onClick={props.onPostpone}>{t('postpone')}</Button>
          <Button type="submit" variant="primary" busy={isBusy} disabled={isOffline}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 md:grid-cols-2">
        <SaidFields
          said={said}
          onChange={(part) => setTyped({ ...typed, ...part })}
          onChat={() => (said.text ? openChat(lead, said.text) : props.onChat())}
        />
        <Timeline
          leadId={lead.id}
          interactions={useInteractions(lead.id)}
          isCompact={false}
          mayWrite={false}
          onOpen={() => undefined}
          onDelete={() => undefined}
        />
      </div>
    </Dialog>
  );
}

type Typed = { type: (typeof contactTypes)[number]; title: string; text: string; answered: boolean };
type SaidFieldsProps = { said: Typed; onChange: (part: Partial<Typed>) => void; onChat: () => void };

function SaidFields({ said, onChange, onChat }: SaidFieldsProps) {
  const t = useText(insideSalesTexts);
  const locale = useLocale();
  const { type } = leadInteractions.fields;
  return (
    <div className="grid content-start gap-4">
      <Field label={t('how')}>
        <Select
          value={said.type}
          options={contactTypes.map((value) => ({ value, label: choiceOf(type, value, locale) }))}
          onValueChange={(value) =>
            onChange({ type: contactTypes.find((each) => each === value) ?? 'whatsapp' })
          }
        />
      </Field>
      <Field label={t('what')}>
        <TextInput
          value={said.title}
          maxLength={120}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field label={t('text')}>
        <TextArea
          rows={6}
          maxLength={4000}
          value={said.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      {said.type === 'whatsapp' && <Button onClick={onChat}>{t('openChat')}</Button>}
      <Checkbox
        label={t('answered')}
        checked={said.answered}
        onCheckedChange={(answered) => onChange({ answered: answered === true })}
      />
    </div>
  );
}

/** The text of the step, filled in for this lead; none where its template is switched off. */
function useStepText(lead: Lead, row: QueueRow | undefined): string {
  const { templates } = useTemplates();
  const fill = useMessages(lead);
  const template = templates.find(({ id }) => id === row?.next?.template_id);
  return template ? fill(template).text : '';
}

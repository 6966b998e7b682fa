import type { LeadTemplate } from '@leme/contract/leads/endpoints';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import type { Lead } from '@leme/contract/leads/leads';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { useInteractionWrites } from './interactions.queries.ts';
import { interactionsTexts } from './texts/texts.ts';

export type InteractionValues = {
  type: string;
  title: string;
  template_id: string | null;
  /** What is sent instead of the template. */
  message: string;
  description: string;
  interaction_date: string | null;
};

const names = ['type', 'title', 'template_id', 'description', 'interaction_date'] as const;
const minute = 60_000;

const fresh = (): InteractionValues => ({
  type: 'whatsapp',
  title: '',
  template_id: null,
  message: '',
  description: '',
  interaction_date: new Date().toISOString(),
});

/** Whether what has this date is still to be done. */
export function isToCome(date: string | null): boolean {
  return date !== null && Date.parse(date) - Date.now() > minute;
}

type Options = {
  templates: readonly LeadTemplate[];
  textOf: (template: LeadTemplate) => string;
  onSaved: () => void;
};

/** A new interaction with a lead; what was sent stands in it unless something else was written. */
export function useInteractionForm(lead: Lead, { templates, textOf, onSaved }: Options) {
  const t = useText(interactionsTexts);
  const toast = useToast();
  const { create } = useInteractionWrites();
  const used = useEntityForm<InteractionValues, { version: number }>(leadInteractions, names, {
    start: fresh(),
    save: async ({ message, ...values }) => {
      const { dirtyFields } = used.form.formState;
      const custom = message.trim();
      const template = custom === '' ? templates.find(({ id }) => id === values.template_id) : undefined;
      const sent = custom || (template && textOf(template)) || '';
      await create({
        ...values,
        lead_id: lead.id,
        template_id: template?.id ?? null,
        description: described(values.description.trim(), sent, custom !== ''),
        // Whoever leaves the date alone means the moment of saving.
        ...(!dirtyFields.interaction_date && { interaction_date: new Date().toISOString() }),
      });
    },
    onDone: () => {
      used.form.reset(fresh());
      toast.show({ title: t('saved') });
      onSaved();
    },
    failedTitle: t('saveFailed'),
  });
  return { ...used, clear: () => used.form.reset(fresh()) };
}

/** A message of one's own is kept beside what was written; a template is named, so it is told only where nothing else is. */
function described(description: string, sent: string, isOwn: boolean): string | null {
  if (description === '') return sent || null;
  return isOwn ? `${description}\n\n${sent}` : description;
}

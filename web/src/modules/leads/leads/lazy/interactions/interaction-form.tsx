import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { LeadTemplate } from '@leme/contract/leads/endpoints';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import type { Lead } from '@leme/contract/leads/leads';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { FormField } from '#kit/form/lazy/entity/form-field.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Select } from '#ui/select/select.tsx';
import { DoubtfulNumber } from './lead-facts.tsx';
import { QuickSend } from './quick-send.tsx';
import { interactionsTexts } from './texts/texts.ts';
import { isToCome, type useInteractionForm } from './use-interaction-form.ts';
import { openChat } from './use-messages.ts';

const typeField = leadInteractions.fields.type;
const none = '';
/** As long as a message of a template. */
const mostOfMessage = 2000;

export type InteractionFormProps = {
  lead: Lead;
  used: ReturnType<typeof useInteractionForm>;
  templates: readonly LeadTemplate[];
  textOf: (template: LeadTemplate) => string;
  isCompact: boolean;
};

/** What is written down of a talk with a lead, and what is sent to them. */
export function InteractionForm({ lead, used, templates, textOf, isCompact }: InteractionFormProps) {
  const t = useText(interactionsTexts);
  const id = useId();
  const { form, onSubmit, isBusy } = used;
  const send = (template: LeadTemplate) => {
    const { message, title } = form.getValues();
    openChat(lead, message.trim() || textOf(template));
    const set = { shouldDirty: true } as const;
    form.setValue('type', 'whatsapp', set);
    form.setValue('template_id', template.id, set);
    if (title.trim() === '') form.setValue('title', template.name, { ...set, shouldValidate: true });
  };
  return (
    <form
      noValidate
      aria-labelledby={id}
      className="@container grid min-w-0 content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!isBusy) onSubmit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
    >
      <h3 id={id} className="font-semibold text-base">
        {t('newTitle')}
      </h3>
      <Said used={used} templates={templates} />
      <DoubtfulNumber lead={lead} />
      <QuickSend templates={templates} isCompact={isCompact} textOf={textOf} onSend={send} />
      <Written used={used} />
      <div className="sticky -bottom-5 -mb-5 flex justify-end gap-2 border-t bg-surface py-3 max-md:*:flex-1">
        <Button disabled={isBusy} onClick={used.clear}>
          {t('clear')}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}

type PartProps = Pick<InteractionFormProps, 'used'>;

/** How it was said, and what it is called. */
function Said({ used: { form }, templates }: PartProps & Pick<InteractionFormProps, 'templates'>) {
  const t = useText(interactionsTexts);
  const locale = useLocale();
  const { control } = form;
  const types = (typeField.options ?? []).map((value) => ({
    value,
    label: choiceOf(typeField, value, locale),
  }));
  return (
    <>
      <EntityField entity={leadInteractions} control={control} name="type">
        {({ value, onChange, onBlur }) => (
          <Select value={value} onValueChange={onChange} onBlur={onBlur} options={types} />
        )}
      </EntityField>
      <EntityField entity={leadInteractions} control={control} name="title">
        {({ onChange, ...bound }) => (
          <TextInput {...bound} onChange={(event) => onChange(event.target.value)} />
        )}
      </EntityField>
      <EntityField entity={leadInteractions} control={control} name="template_id">
        {({ value, onChange, onBlur }) => (
          <Select
            value={value ?? none}
            onValueChange={(chosen) => onChange(chosen === none ? null : chosen)}
            onBlur={onBlur}
            options={[
              { value: none, label: t('noTemplate') },
              ...templates.map((template) => ({ value: template.id, label: template.name })),
            ]}
          />
        )}
      </EntityField>
    </>
  );
}

/** What was said, and when. */
function Written({ used: { form } }: PartProps) {
  const t = useText(interactionsTexts);
  const kit = useText(kitTexts);
  const { control } = form;
  const date = useWatch({ control, name: 'interaction_date' });
  return (
    <>
      <FormField
        control={control}
        name="message"
        label={t('message')}
        note={kit('optional')}
        hint={t('messageHint')}
      >
        {({ onChange, ...bound }) => (
          <TextArea
            {...bound}
            rows={2}
            maxLength={mostOfMessage}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FormField>
      <EntityField entity={leadInteractions} control={control} name="description">
        {({ onChange, ...bound }) => (
          <TextArea {...bound} rows={2} onChange={(event) => onChange(event.target.value)} />
        )}
      </EntityField>
      <EntityField
        entity={leadInteractions}
        control={control}
        name="interaction_date"
        hint={isToCome(date) ? t('willBePending') : undefined}
      />
    </>
  );
}

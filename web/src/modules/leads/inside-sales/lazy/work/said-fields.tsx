import { choiceOf } from '@leme/contract/kit/resource/labels';
import { contactTypes } from '@leme/contract/leads/inside-sales/dues';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';
import { Select } from '#ui/select/select.tsx';
import { insideSalesTexts } from '../../texts/texts.ts';
import { MomentField } from './moment-field.tsx';
import type { Said } from './use-said.ts';

const { type } = leadInteractions.fields;

export type SaidFieldsProps = {
  said: Said;
  at: (field: string) => string | false | undefined;
  onChange: (part: Partial<Said>) => void;
  onChat: () => void;
  onCall: () => void;
};

/** What is said to the lead now, and what it was promised for later. */
export function SaidFields({ said, at, onChange, onChat, onCall }: SaidFieldsProps) {
  const t = useText(insideSalesTexts);
  const locale = useLocale();
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-4">
      <Field label={t('text')}>
        <TextArea
          rows={6}
          className="min-h-32"
          maxLength={4000}
          value={said.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      {said.type === 'whatsapp' && (
        <Button size="lg" onClick={onChat}>
          <WhatsAppIcon className="size-5" />
          {t('openChat')}
        </Button>
      )}
      {said.type === 'call' && (
        <Button size="lg" onClick={onCall}>
          {t('call')}
        </Button>
      )}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[10rem_minmax(0,1fr)]">
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
      </div>
      <Checkbox
        label={t('answered')}
        checked={said.answered}
        onCheckedChange={(answered) => onChange({ answered: answered === true })}
      />
      <Checkbox
        label={t('promise')}
        checked={said.promises}
        onCheckedChange={(promises) => onChange({ promises: promises === true })}
      />
      {said.promises && (
        <div className="grid grid-cols-1 gap-4 border-s-2 ps-4">
          <MomentField
            label={t('promiseAt')}
            error={at('next.interaction_date') || undefined}
            value={said.promisedAt}
            onChange={(promisedAt) => onChange({ promisedAt })}
          />
          <Field label={t('promised')}>
            <TextInput
              value={said.promised}
              maxLength={120}
              onChange={({ target }) => onChange({ promised: target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}

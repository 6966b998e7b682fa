import { labelOf } from '@leme/contract/kit/resource/labels';
import { leadSettings, mostMonths } from '@leme/contract/leads/lead-settings';
import type { LeadSettings } from '@leme/contract/leads/lead-settings-endpoints';
import { useState } from 'react';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Field } from '#ui/field/field.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { useLeadSettings, useLeadSettingsUpdate } from '../lead-settings.queries.ts';
import { settingsTexts } from './texts/texts.ts';

export type SettingsDialogProps = { onClose: () => void };

/** What a company decides about its leads. */
export function SettingsDialog({ onClose }: SettingsDialogProps) {
  const t = useText(settingsTexts);
  const kit = useText(kitTexts);
  const problemText = useProblemText();
  const { data, error } = useLeadSettings();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('title')}
      description={t('description')}
      closeLabel={kit('close')}
    >
      {data && <SettingsForm key={data.version} settings={data} onSaved={onClose} />}
      {error && <p role="alert">{problemText(error)}</p>}
      {!data && !error && <Skeleton variant="form" label={t('loading')} />}
    </Dialog>
  );
}

function SettingsForm({ settings, onSaved }: { settings: LeadSettings; onSaved: () => void }) {
  const t = useText(settingsTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const update = useLeadSettingsUpdate();
  const [typed, setTyped] = useState(settings);
  const { forgets_lost_after, registers_chats } = leadSettings.fields;
  const isNone = typed.forgets_lost_after === 0;
  const { run, isBusy } = useVerb(() => update(typed), {
    done: () => {
      onSaved();
      return t('saved');
    },
    failed: t('saveFailed'),
  });
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isNone) void run();
      }}
    >
      <Field
        label={labelOf(forgets_lost_after, locale)}
        hint={t('forgetsHint')}
        error={isNone ? t('forgetsNone') : undefined}
      >
        <NumberInput
          className="w-32"
          min={0}
          max={mostMonths}
          value={typed.forgets_lost_after}
          onValueChange={(months) => setTyped({ ...typed, forgets_lost_after: months })}
        />
      </Field>
      <div className="grid gap-1">
        <Switch
          label={labelOf(registers_chats, locale)}
          checked={typed.registers_chats}
          onCheckedChange={(registers) => setTyped({ ...typed, registers_chats: registers })}
        />
        <p className="text-muted-fg text-xs">{t('registersHint')}</p>
      </div>
      <Button type="submit" variant="primary" className="justify-self-end" busy={isBusy}>
        {kit('save')}
      </Button>
    </form>
  );
}

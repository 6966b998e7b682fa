import type { Need } from '@leme/contract/access/permission';
import type { Entity } from '@leme/contract/kit/resource/entity';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { useCan } from '../../auth-session/rights.ts';
import { useEntityForm } from '../../form/lazy/entity/use-entity-form.tsx';
import { refetchShowing } from '../../live/shown-tables.ts';
import { useText } from '../../text/i18n.ts';
import { kitTexts } from '../../texts/texts.ts';
import { fieldText, useSpeech } from '../field-value.tsx';
import { type FormSection, fieldNames } from '../record/form/form-section.ts';
import { RecordFields } from '../record/form/record-fields.tsx';
import type { Leave } from '../record/form/record-form.tsx';
import { createNames, rowLabel } from '../record/values/names.ts';
import { allSendable, sendable, startValues, type Values } from '../record/values/record-values.ts';
import { heardOf, saveSettings } from './settings.queries.ts';
import { settingsTexts } from './texts/texts.ts';

export type Decided = AnyRow;

export type SettingsFormProps = {
  entity: Entity;
  /** Row by row, as of a register. */
  form: readonly FormSection[];
  /** Of whose fields references choose, where the settings are those of a register. */
  chosenAs?: Entity | undefined;
  /** Who decides; the others read. */
  may: Need;
  decided: Decided;
  /** Takes how to leave: it asks while something is not saved. */
  leave: RefObject<Leave>;
  onClose: () => void;
};

/** The inputs of what a company decides, and their one button. */
export function SettingsForm({ entity, form: sections, chosenAs = entity, ...props }: SettingsFormProps) {
  const { may, decided, leave, onClose } = props;
  const t = useText(settingsTexts);
  const kit = useText(kitTexts);
  const toast = useToast();
  const client = useQueryClient();
  const speech = useSpeech();
  const mayDecide = useCan()(may);
  const fields = fieldNames(sections);
  const [names] = useState(() => createNames(entity, [decided]));
  const valuesOf = (row: Decided): Values => {
    names.learn(row);
    return startValues(entity, fields, row);
  };
  const { form, onSubmit, isBusy, isDirty, close, dialogs, startFrom } = useEntityForm<
    Record<string, unknown>,
    Decided
  >(entity, fields, {
    start: {
      row: decided,
      valuesOf,
      say: (values, name) => {
        const field = entity.fields[name];
        if (!field) return '';
        const value = sendable(field, values[name]);
        return fieldText(field, value, field.to ? rowLabel(names, name, value) : undefined, speech);
      },
      staleTitle: t('stale'),
    },
    save: async (values, base) => {
      await saveSettings(entity, { ...allSendable(entity, fields, values), version: base?.version ?? 0 });
      void refetchShowing(client, [heardOf(entity)]);
    },
    onDone: () => {
      toast.show({ title: t('saved') });
      onClose();
    },
    failedTitle: t('saveFailed'),
  });
  // Outside system: the dialog around it, whose closing asks here.
  useEffect(() => {
    leave.current = close;
  });
  // Outside system: the form library. What others decide shows where nothing is typed.
  useEffect(() => {
    if (!isDirty) startFrom(decided);
  });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <RecordFields
        resource={chosenAs}
        sections={sections}
        form={form}
        rowId={null}
        names={names}
        level={3}
        onBusy={() => undefined}
      />
      {mayDecide ? (
        <Button type="submit" variant="primary" className="justify-self-end" busy={isBusy}>
          {kit('save')}
        </Button>
      ) : (
        <p className="text-muted-fg">{t('mayNotDecide')}</p>
      )}
      {dialogs}
    </form>
  );
}

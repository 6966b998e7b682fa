import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { leads } from '@leme/contract/leads/leads';
import { useState } from 'react';
import { FieldInput } from '#kit/resource/field-input/field-input.tsx';
import { createNames } from '#kit/resource/record/values/names.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { leadsTexts } from '../../texts/texts.ts';

export type TagEditorProps = {
  row: AnyRow;
  onChange: (ids: readonly string[]) => void;
  onDone: () => void;
};

/** The tags of a lead where they stand in the table; closing keeps them. */
export function TagEditor({ row, onChange, onDone }: TagEditorProps) {
  const t = useText(leadsTexts);
  const locale = useLocale();
  const field = leads.fields.tags;
  const [ids, setIds] = useState(row.tags);
  const [names] = useState(() => createNames(leads, [row]));
  const change = (next: unknown) => {
    setIds(next);
    onChange(next as string[]);
  };
  const nothing = () => undefined;
  return (
    <div className="grid gap-3">
      <Field label={labelOf(field, locale)}>
        <FieldInput
          resource={leads}
          name="tags"
          field={field}
          rowId={row.id}
          value={ids}
          names={names}
          onChange={change}
          onBlur={nothing}
          onWarning={nothing}
          onBusy={nothing}
        />
      </Field>
      <Button size="sm" variant="primary" className="justify-self-end" onClick={onDone}>
        {t('apply')}
      </Button>
    </div>
  );
}

import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { idOfLink, type SentLink } from '@leme/contract/kit/resource/links';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { useLocale, useText } from '../../../../text/i18n.ts';
import { FieldInput } from '../../../field-input/field-input.tsx';
import { createNames } from '../../../record/values/names.ts';
import { bulkTexts } from '../texts/texts.ts';

export type ReferenceChangeProps = {
  resource: Resource;
  name: string;
  /** A value for all rows, or what follows of each as it is. */
  onChange: (value: unknown) => void;
  onDone: () => void;
};

type Links = readonly SentLink[];

/** What ticked rows point to: one for all of them, or several put to and taken from what each has. */
export function ReferenceChange({ resource, name, onChange, onDone }: ReferenceChangeProps) {
  const t = useText(bulkTexts);
  const locale = useLocale();
  const field = resource.fields[name];
  const isMany = field !== undefined && kindOf(field).pointsTo === 'rows';
  const [value, setValue] = useState<unknown>(isMany ? [] : null);
  const [names] = useState(() => createNames(resource, []));
  if (!field) return null;
  const ids = isMany ? (value as Links).map(idOfLink) : [];
  const isChosen = isMany ? ids.length > 0 : value !== null;
  const run = (next: unknown) => {
    onDone();
    onChange(next);
  };
  const linksOf = (row: AnyRow) => (row[name] ?? []) as string[];
  const nothing = () => undefined;
  const put = isMany ? (row: AnyRow) => [...new Set([...linksOf(row), ...ids])] : value;
  const takeOff = (row: AnyRow) => linksOf(row).filter((id) => !ids.includes(id));
  return (
    <div className="grid gap-3">
      <Field label={labelOf(field, locale)}>
        <FieldInput
          resource={resource}
          name={name}
          field={isMany ? bare(field) : field}
          rowId={null}
          value={value}
          names={names}
          onChange={setValue}
          onBlur={nothing}
          onWarning={nothing}
          onBusy={nothing}
        />
      </Field>
      <span className="flex flex-wrap justify-end gap-2">
        {isMany && (
          <Button size="sm" disabled={!isChosen} onClick={() => run(takeOff)}>
            {t('takeOff')}
          </Button>
        )}
        {!isMany && !field.required && (
          <Button size="sm" onClick={() => run(null)}>
            {t('setEmpty')}
          </Button>
        )}
        <Button size="sm" variant="primary" disabled={!isChosen} onClick={() => run(put)}>
          {t(isMany ? 'putOn' : 'apply')}
        </Button>
      </span>
    </div>
  );
}

/** Values at links are each row's own. */
function bare<F extends { atLink?: unknown }>({ atLink, ...field }: F): Omit<F, 'atLink'> {
  return field;
}

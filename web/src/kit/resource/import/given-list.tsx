import { mayBeGiven } from '@leme/contract/kit/resource/csv-columns';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { useLocale, useText } from '../../text/i18n.ts';
import type { Import } from './import-calls.ts';
import { importTexts } from './texts/texts.ts';

export type GivenListProps = {
  resource: Resource;
  report: Import;
  busy: boolean;
  onGive: (field: string, text: string) => void;
};

/** What every row needs and the file has no column for, said once for all of them. */
export function GivenList({ resource, report, busy, onGive }: GivenListProps) {
  const missing = report.faults.flatMap(({ code, params }) =>
    code === 'missing-column' && params?.field ? [String(params.field)] : [],
  );
  const names = [...new Set([...missing, ...Object.keys(report.given)])].filter((name) =>
    mayBeGiven(resource, name),
  );
  if (names.length === 0) return null;
  return (
    <div className="grid gap-3">
      {names.map((name) => (
        <GivenValue
          key={name}
          field={resource.fields[name]}
          start={report.given[name] ?? ''}
          busy={busy}
          onGive={(text) => onGive(name, text)}
        />
      ))}
    </div>
  );
}

type GivenValueProps = {
  field: Resource['fields'][string] | undefined;
  start: string;
  busy: boolean;
  onGive: (text: string) => void;
};

function GivenValue({ field, start, busy, onGive }: GivenValueProps) {
  const t = useText(importTexts);
  const locale = useLocale();
  const [text, setText] = useState(start);
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onGive(text);
      }}
    >
      <Field
        className="min-w-40 flex-1"
        label={field ? labelOf(field, locale) : ''}
        note={t('given')}
        hint={t('givenHint')}
      >
        <TextInput
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" disabled={busy || text.trim() === start}>
        {t('useGiven')}
      </Button>
    </form>
  );
}

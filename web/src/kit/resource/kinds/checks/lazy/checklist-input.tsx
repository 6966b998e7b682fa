import type { ChecklistLine } from '@leme/contract/kit/values/checklist-line';
import { mostLines } from '@leme/contract/kit/values/checklist-line';
import { Plus } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { useText } from '../../../../text/i18n.ts';
import type { FieldInputProps } from '../../../field-input/field-props.ts';
import { CheckLine } from './check-line.tsx';
import { checksTexts } from './texts/texts.ts';

const empty: ChecklistLine = { label: '', type: 'check', required: false, min: null, max: null };

/** The lines of a checklist, one under the other in the order somebody goes through them. */
export function ChecklistInput({ value, onChange, onBlur }: FieldInputProps<ChecklistLine[]>) {
  const t = useText(checksTexts);
  return (
    <div className="@container grid gap-3">
      {value.length > 0 && (
        <ol className="grid gap-3">
          {[...value.entries()].map(([at, line]) => (
            <CheckLine
              key={at}
              place={at + 1}
              line={line}
              onBlur={onBlur}
              onChange={(changed) => onChange(value.with(at, changed))}
              onRemove={() => onChange(value.toSpliced(at, 1))}
            />
          ))}
        </ol>
      )}
      {value.length === 0 && <p className="text-muted-fg text-sm">{t('none')}</p>}
      {value.length < mostLines && (
        <Button size="sm" className="justify-self-start" onClick={() => onChange([...value, empty])}>
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('add')}
        </Button>
      )}
    </div>
  );
}

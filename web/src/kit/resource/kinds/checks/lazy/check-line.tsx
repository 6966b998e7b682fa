import type { ChecklistLine } from '@leme/contract/kit/values/checklist-line';
import { lineTypes } from '@leme/contract/kit/values/checklist-line';
import { Trash2 } from 'lucide-react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { Select } from '#ui/select/select.tsx';
import { useText } from '../../../../text/i18n.ts';
import { checksTexts } from './texts/texts.ts';

type CheckLineProps = {
  place: number;
  line: ChecklistLine;
  onChange: (line: ChecklistLine) => void;
  onRemove: () => void;
  onBlur: () => void;
};

/** One line: what is looked at, how it is answered, and whether it must be. */
export function CheckLine({ place, line, onChange, onRemove, onBlur }: CheckLineProps) {
  const t = useText(checksTexts);
  const { label, type, required, min, max } = line;
  const bounds = { least: min, most: max };
  return (
    <li aria-label={t('line', { place })} className="grid gap-2 border-s-2 ps-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <Field label={t('label')}>
          <TextInput
            value={label}
            maxLength={120}
            onBlur={onBlur}
            onChange={({ target }) => onChange({ ...line, label: target.value })}
          />
        </Field>
        <IconButton
          className="mt-6"
          name={t('remove', { place })}
          icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={onRemove}
        />
      </div>
      <div className="grid items-start gap-2 @md:grid-cols-3">
        <Field label={t('type')}>
          <Select
            value={type}
            options={lineTypes.map((each) => ({ value: each, label: t(each) }))}
            onValueChange={(next) => {
              const chosen = next as ChecklistLine['type'];
              onChange({ ...line, type: chosen, ...(chosen !== 'number' && { min: null, max: null }) });
            }}
          />
        </Field>
        {type === 'number' &&
          (['least', 'most'] as const).map((name) => (
            <Field key={name} label={t(name)}>
              <NumberInput
                value={bounds[name]}
                min={-9_999_999.99}
                max={9_999_999.99}
                decimals={2}
                isFixed={false}
                onBlur={onBlur}
                onValueChange={(bound) => onChange({ ...line, [name === 'least' ? 'min' : 'max']: bound })}
              />
            </Field>
          ))}
      </div>
      <Checkbox
        checked={required}
        label={t('required')}
        onCheckedChange={(next) => onChange({ ...line, required: next })}
      />
    </li>
  );
}

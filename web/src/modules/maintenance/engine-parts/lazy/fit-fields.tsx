import { Plus, Trash2 } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { FormField } from '#kit/form/lazy/entity/form-field.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { enginePartsTexts } from '../texts/texts.ts';
import { emptyFit, type PartDraft } from './part-draft.ts';

const mostFits = 40;
const asked = [
  ['brand', 'brand', 60],
  ['model', 'model', 60],
  ['serial_from', 'serialFrom', 40],
  ['serial_to', 'serialTo', 40],
] as const;

/** Which engines a part is made for, a line each. */
export function FitFields({ form: { control } }: { form: UseFormReturn<PartDraft> }) {
  const t = useText(enginePartsTexts);
  const { fields, append, remove } = useFieldArray({ control, name: 'fits' });
  return (
    <fieldset className="grid gap-3 rounded-md border p-3">
      <legend className="px-1 font-semibold">{t('fits')}</legend>
      {fields.length === 0 && <p className="text-muted-fg text-sm">{t('fitsNone')}</p>}
      {fields.map(({ id }, at) => (
        <div key={id} className="flex items-start gap-2 border-s-2 ps-3">
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
            {asked.map(([name, word, maxLength]) => (
              <FormField
                key={name}
                control={control}
                name={`fits.${at}.${name}`}
                label={t(word)}
                required={name === 'brand'}
              >
                {({ value, onChange, onBlur }) => (
                  <TextInput
                    value={value}
                    maxLength={maxLength}
                    onChange={({ target }) => onChange(target.value)}
                    onBlur={onBlur}
                  />
                )}
              </FormField>
            ))}
          </div>
          <IconButton
            className="mt-6"
            name={t('removeFit', { place: at + 1 })}
            icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      {fields.length < mostFits && (
        <Button size="sm" className="justify-self-start" onClick={() => append(emptyFit)}>
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('addFit')}
        </Button>
      )}
    </fieldset>
  );
}

import { fold } from '@leme/contract/kit/language/fold';
import { useState } from 'react';
import { fieldInputTexts } from '#kit/resource/field-input/texts/texts.ts';
import { inItsColour } from '#kit/resource/kinds/pointers/in-its-colour.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Combobox } from '#ui/combobox/combobox.tsx';
import type { LeadDraft } from '../lead-draft.ts';
import { useLeadProducts } from '../lead-form.queries.ts';
import { formTexts } from '../texts/texts.ts';
import { LeadField } from './lead-field.tsx';

/** What the lead asks for, of what is on sale; one that is sold no more keeps its name. */
export function ProductField({ lead }: { lead: LeadDraft }) {
  const t = useText(formTexts);
  const words = useText(fieldInputTexts);
  const [query, setQuery] = useState('');
  const { products, product, names } = lead;
  // Whoever types faster than they come has chosen once they are there.
  const { isPending } = useLeadProducts();
  const nameOf = (id: string) => product?.name ?? names.of('product_id', id) ?? words('unnamed');
  const colourOf = (id: string) => product?.color ?? names.colourOf('product_id', id);
  return (
    <LeadField lead={lead} name="product_id" label={t('product')}>
      {({ value, onBlur }) => (
        <Combobox
          value={value === null ? null : inItsColour({ value, label: nameOf(value) }, colourOf(value))}
          onValueChange={(option) => lead.set({ product_id: option?.value ?? null })}
          options={products
            .filter(({ name }) => fold(name).includes(fold(query)))
            .map(({ id, name, color }) => inItsColour({ value: id, label: name }, color))}
          loading={isPending}
          onQueryChange={setQuery}
          onBlur={onBlur}
          placeholder={words('search')}
          labels={{
            empty: words('noneFound'),
            loading: words('searching'),
            clear: words('clear'),
            list: t('product'),
          }}
        />
      )}
    </LeadField>
  );
}

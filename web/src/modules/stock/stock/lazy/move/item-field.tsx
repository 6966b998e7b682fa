import { stockItems } from '@leme/contract/stock/stock-items';
import { useState } from 'react';
import { fieldInputTexts } from '#kit/resource/field-input/texts/texts.ts';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { Combobox } from '#ui/combobox/combobox.tsx';
import type { MovedItem } from './move-draft.ts';
import { moveTexts } from './texts/texts.ts';

export type ItemFieldProps = { item: MovedItem | null; onChange: (item: MovedItem | null) => void };

/** Which item: found by its name, its code or what is printed on it. */
export function ItemField({ item, onChange }: ItemFieldProps) {
  const t = useText(moveTexts);
  const words = useText(fieldInputTexts);
  const [asked, setAsked] = useState('');
  const { query } = useRows(stockItems, { limit: 20, ...(asked && { q: asked }) });
  const found = query.data?.data ?? [];
  return (
    <Combobox
      value={item && { value: item.id, label: item.name }}
      onValueChange={(option) => {
        const row = found.find(({ id }) => id === option?.value);
        onChange(row ? { id: row.id, name: String(row.name), unit: String(row.unit) } : null);
      }}
      options={found.map(({ id, name, sku }) => ({ value: id, label: String(name), hint: String(sku) }))}
      loading={query.isPending}
      onQueryChange={(text) => setAsked(text.trim())}
      placeholder={words('search')}
      labels={{
        empty: words('noneFound'),
        loading: words('searching'),
        clear: words('clear'),
        list: t('item'),
      }}
    />
  );
}

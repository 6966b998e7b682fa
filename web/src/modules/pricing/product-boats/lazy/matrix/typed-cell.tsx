import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { productBoats } from '@leme/contract/pricing/product-boats';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useResourceWrites } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { cn } from '#ui/style/cn.ts';
import { cellChange, numberIn } from './cell-change.ts';
import { matrixTexts } from './texts/texts.ts';

type Props = {
  product: AnyRow;
  boat: AnyRow;
  /** What stands there; nothing where the boat may not sail the product. */
  pair: AnyRow | undefined;
  rights: { create: boolean; update: boolean; delete: boolean };
  isOffline: boolean;
  stop: { tabIndex: 0 | -1 };
};

const box =
  'h-8 min-w-0 rounded-sm border border-transparent bg-transparent px-1 text-center tabular-nums hover:border-edge focus:border-edge focus:bg-surface aria-invalid:border-danger-text read-only:hover:border-transparent';

/** Priority and places of a boat in a product. An emptied priority takes the boat out of the product. */
export function TypedCell({ product, boat, pair, rights, isOffline, stop }: Props) {
  const t = useText(matrixTexts);
  const writes = useResourceWrites(productBoats, { quiet: true });
  const [draft, setDraft] = useState<Partial<Record<'priority' | 'capacity', string>>>({});
  const priority = draft.priority ?? String(pair?.priority ?? '');
  const capacity = draft.capacity ?? String(pair?.capacity_for_product ?? '');
  const name = { product: String(product.name), boat: String(boat.boat_name) };
  const mayType = !isOffline && (pair ? rights.update : rights.create);
  const verb = useVerb(
    (change: NonNullable<ReturnType<typeof cellChange>>) => {
      if (change.does === 'create')
        return writes.create({ product_id: product.id, boat_id: boat.id, ...change.values });
      if (change.does === 'remove') return writes.remove(String(pair?.id));
      return writes.update(String(pair?.id), Number(pair?.version), change.values);
    },
    {
      shows: ['product-boats'],
      fields: ['priority', 'capacity_for_product'],
      failed: t('failed', name),
      done: (row, { does }) =>
        does === 'remove'
          ? {
              title: t('removed', name),
              undo: () => void writes.restore(row.id).then(writes.changed),
            }
          : undefined,
    },
  );
  const change = cellChange({ priority: numberIn(priority), capacity: numberIn(capacity) }, pair);
  const save = () => {
    if (change && (change.does !== 'remove' || rights.delete)) void verb.run(change);
  };
  const keys = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') save();
    if (key === 'Escape') setDraft({});
  };
  const fault = verb.at('priority') || verb.at('capacity_for_product');
  const common = {
    inputMode: 'numeric',
    autoComplete: 'off',
    readOnly: !mayType,
    onKeyDown: keys,
    // What was saved is seen as it is stored once somebody comes back.
    onFocus: () => change === null && setDraft({}),
    // Both numbers of a cell are saved as one.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) =>
      currentTarget.parentElement?.contains(relatedTarget) || save(),
  } as const;
  return (
    <fieldset className="grid min-w-0 grid-cols-[2.5rem_minmax(3rem,1fr)] items-center gap-1 px-1 py-0.5">
      <input
        {...stop}
        {...common}
        aria-label={t('priorityOf', name)}
        aria-invalid={verb.at('priority') ? true : undefined}
        maxLength={2}
        value={priority}
        onChange={({ target }) => setDraft({ ...draft, priority: target.value })}
        className={cn(box, 'font-semibold')}
      />
      <input
        {...common}
        tabIndex={stop.tabIndex}
        aria-label={t('placesOf', name)}
        aria-invalid={verb.at('capacity_for_product') ? true : undefined}
        maxLength={3}
        disabled={priority === ''}
        placeholder={priority === '' ? '' : t('all')}
        value={capacity}
        onChange={({ target }) => setDraft({ ...draft, capacity: target.value })}
        className={cn(box, 'placeholder:text-muted-fg')}
      />
      {fault && (
        <span role="alert" className="col-span-2 text-danger-text text-xs">
          {fault}
        </span>
      )}
    </fieldset>
  );
}

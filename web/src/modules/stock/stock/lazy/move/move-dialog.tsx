import type { Shortage } from '@leme/contract/stock/problems';
import { stockMovements } from '@leme/contract/stock/stock-moves';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isProblem } from '#kit/api/api.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { usePlaces } from '../../stock.queries.ts';
import {
  firstReason,
  type MoveDraft,
  type MovedItem,
  moveFields,
  moveMissing,
  placed,
  sendMove,
  untouched,
  type Way,
} from './move-draft.ts';
import { MoveFields } from './move-fields.tsx';
import { moveTexts } from './texts/texts.ts';
import { useShortage } from './use-shortage.ts';

export type MoveDialogProps = {
  /** Of whom; without one it is asked. */
  item?: MovedItem;
  way?: Way;
  onClose: () => void;
};

/** Something goes in, out, or from one place to another. */
export function MoveDialog({ item, way: first = 'out', onClose }: MoveDialogProps) {
  const t = useText(moveTexts);
  const shortage = useShortage();
  const { query, places } = usePlaces();
  const [way, setWay] = useState(first);
  const only = places.length === 1 ? (places[0]?.value ?? null) : null;
  const place = (error: unknown, { getValues, setError }: UseFormReturn<MoveDraft>) => {
    if (!isProblem(error, 'stock-short')) return false;
    const message = shortage(error.params as Shortage, getValues('item_id')?.unit ?? 'un');
    setError('quantity', { type: 'server', message }, { shouldFocus: true });
    return true;
  };
  return (
    <VerbDialog
      entity={stockMovements}
      fields={moveFields}
      start={untouched(first, item ?? null)}
      title={item ? item.name : t('title')}
      submit={t(`${way}Submit`)}
      faults={(draft) => moveMissing(way, placed(draft, only))}
      run={(draft) => sendMove(way, placed(draft, only))}
      shows={['stock']}
      done={() => t(`${way}Done`)}
      place={place}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Segmented
            name={t('way')}
            className="w-full"
            value={way}
            onValueChange={(next) => {
              setWay(next as Way);
              form.setValue('reason', firstReason[next as Way]);
              form.clearErrors();
            }}
            options={(['out', 'in', 'transfer'] as const).map((each) => ({ value: each, label: t(each) }))}
          />
          {query.isSuccess && places.length === 0 && <Banner tone="warning">{t('noPlaces')}</Banner>}
          <MoveFields form={form} way={way} isOfItem={item !== undefined} places={places} only={only} />
        </>
      )}
    </VerbDialog>
  );
}

import { decimalsOf } from '@leme/contract/stock/units';
import { useState } from 'react';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { usePlaces, useStockChanged } from '../../stock.queries.ts';
import { unitName, useStockWords } from '../../units.ts';
import { ItemField } from './item-field.tsx';
import {
  firstReason,
  type MoveDraft,
  type MovedItem,
  missingIn,
  reasonsOf,
  sendMove,
  type Way,
} from './move-draft.ts';
import { moveTexts } from './texts/texts.ts';
import { useMoveFault } from './use-move-fault.ts';

export type MoveDialogProps = {
  /** Of whom; without one it is asked. */
  item?: MovedItem;
  way?: Way;
  onClose: () => void;
};

const untouched = { place: null, to: null, quantity: null, ref: '', cost: null };

/** Something goes in, out, or from one place to another. */
export function MoveDialog({ item, way = 'out', onClose }: MoveDialogProps) {
  const t = useText(moveTexts);
  const kit = useText(kitTexts);
  const toast = useToast();
  const changed = useStockChanged();
  const { query, places } = usePlaces();
  const [draft, setDraft] = useState<MoveDraft>({
    way,
    item: item ?? null,
    reason: firstReason[way],
    ...untouched,
  });
  const [isBusy, setBusy] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const fault = useMoveFault();
  const only = places.length === 1 ? (places[0]?.value ?? null) : null;
  const whole = { ...draft, place: draft.place ?? only };
  const set = (part: Partial<MoveDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setMissing([]);
    fault.clear();
  };
  const submit = async () => {
    const left = missingIn(whole);
    setMissing(left);
    if (left.length > 0 || isBusy) return;
    setBusy(true);
    try {
      await sendMove(whole);
      changed();
      toast.show({ title: t(`${draft.way}Done`) });
      onClose();
    } catch (error) {
      fault.tell(error, draft.item?.unit ?? 'un');
    } finally {
      setBusy(false);
    }
  };
  const errorAt = (field: string, pointer = field) =>
    fault.at(`/${pointer}`) ?? (missing.includes(field) ? faultText({ code: 'required' }) : undefined);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={item ? item.name : t('title')}
      closeLabel={kit('close')}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t(`${draft.way}Submit`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Segmented
          name={t('way')}
          className="w-full"
          value={draft.way}
          onValueChange={(next) => set({ way: next as Way, reason: firstReason[next as Way] })}
          options={(['out', 'in', 'transfer'] as const).map((each) => ({ value: each, label: t(each) }))}
        />
        {fault.said && <Banner tone="danger">{fault.said}</Banner>}
        {query.isSuccess && places.length === 0 && <Banner tone="warning">{t('noPlaces')}</Banner>}
        {!item && (
          <Field label={t('item')} required error={errorAt('item', 'item_id')}>
            <ItemField item={draft.item} onChange={(next) => set({ item: next })} />
          </Field>
        )}
        <MoveFields draft={whole} places={places} set={set} errorAt={errorAt} />
      </div>
    </Dialog>
  );
}

type MoveFieldsProps = {
  draft: MoveDraft;
  places: readonly { value: string; label: string }[];
  set: (part: Partial<MoveDraft>) => void;
  errorAt: (field: string, pointer?: string) => string | undefined;
};

function MoveFields({ draft, places, set, errorAt }: MoveFieldsProps) {
  const t = useText(moveTexts);
  const words = useStockWords();
  const locale = useLocale();
  const unit = draft.item?.unit ?? 'un';
  const isTransfer = draft.way === 'transfer';
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={isTransfer ? t('from') : words.label('location')}
          required
          error={errorAt('place', isTransfer ? 'from_location_id' : 'location_id')}
        >
          <Select value={draft.place} options={places} onValueChange={(place) => set({ place })} />
        </Field>
        {isTransfer && (
          <Field label={t('to')} required error={errorAt('to', 'to_location_id')}>
            <Select value={draft.to} options={places} onValueChange={(to) => set({ to })} />
          </Field>
        )}
        <Field label={words.label('quantity')} required error={errorAt('quantity')}>
          <NumberInput
            min={0}
            max={999_999}
            decimals={decimalsOf(unit)}
            suffix={unitName(unit, locale)}
            value={draft.quantity}
            onValueChange={(quantity) => set({ quantity })}
          />
        </Field>
        {!isTransfer && (
          <Field label={words.label('reason')} error={errorAt('reason')}>
            <Select
              value={draft.reason}
              options={reasonsOf(draft.way).map((value) => ({ value, label: words.reason(value) }))}
              onValueChange={(reason) => set({ reason: reason as MoveDraft['reason'] })}
            />
          </Field>
        )}
        {draft.way === 'in' && (
          <Field label={words.label('unit_cost')} error={errorAt('cost', 'unit_cost')}>
            <MoneyInput value={draft.cost} onValueChange={(cost) => set({ cost })} />
          </Field>
        )}
      </div>
      <Field
        label={words.label('ref')}
        required={draft.reason === 'adjustment'}
        hint={t('refHint')}
        error={errorAt('ref')}
      >
        <TextInput value={draft.ref} maxLength={120} onChange={(event) => set({ ref: event.target.value })} />
      </Field>
    </>
  );
}

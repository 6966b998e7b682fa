import { labelOf } from '@leme/contract/kit/resource/labels';
import { useState } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { proseLink } from '#ui/style/link-style.ts';
import type { LeadDraft } from '../lead-draft.ts';
import { isPrivate, leadForm, linesOf } from '../lead-values.ts';
import { formTexts } from '../texts/texts.ts';
import { FareLines } from './fare-lines.tsx';
import { LeadField } from './lead-field.tsx';
import { ReaisBox } from './reais-box.tsx';
import { RuledValue } from './ruled-value.tsx';

/** What is offered: worked out, typed, or agreed fare by fare. */
export function ValueField({ lead }: { lead: LeadDraft }) {
  const t = useText(formTexts);
  const { values, product, set } = lead;
  const mode = values.value_mode ?? 'auto';
  const isByFare = mode === 'by_fare';
  const hasFares = (product?.fare_types.length ?? 0) > 0 || isByFare;
  return (
    <div className="relative grid gap-3">
      {hasFares && (
        <Segmented
          name={t('valueMode')}
          className="-top-1.5 absolute end-0 max-md:static max-md:flex"
          value={isByFare ? 'by_fare' : 'simple'}
          onValueChange={(chosen) => set({ value_mode: chosen === 'by_fare' ? 'by_fare' : 'auto' })}
          options={[
            { value: 'simple', label: t('simple') },
            { value: 'by_fare', label: t('byFare') },
          ]}
        />
      )}
      <LeadField
        lead={lead}
        name="offered_value"
        label={t(isPrivate(product) ? 'groupPrice' : 'totalValue')}
        required
      >
        {({ value, onBlur }) => (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <div className="w-50 max-md:w-full">
              <ReaisBox
                value={value}
                readOnly={isByFare}
                onChange={(offered_value) => set({ offered_value })}
                onBlur={onBlur}
              />
            </div>
            <Formula lead={lead} />
            <RuledValue lead={lead} />
            {!isByFare && (
              <Switch
                className="ms-auto"
                checked={mode === 'auto'}
                onCheckedChange={(isAuto) => set({ value_mode: isAuto ? 'auto' : 'manual' })}
                label={t('auto')}
              />
            )}
          </div>
        )}
      </LeadField>
      {isByFare && <FareLines lead={lead} />}
    </div>
  );
}

/** What the total is made of; pressed, the prices may be typed. */
function Formula({ lead }: { lead: LeadDraft }) {
  const t = useText(formTexts);
  const locale = useLocale();
  const { money } = useFormat();
  const { values, product, form } = lead;
  const [open, setOpen] = useState(false);
  const lines = linesOf(values, product);
  const text = lines.map(({ quantity, price }) => `${quantity} × ${money(price)}`).join(' + ');
  const isFixed = values.value_mode === 'by_fare' || isPrivate(product);
  if (isFixed) return <output className="text-muted-fg text-xs tabular-nums">{text}</output>;
  const { adult_price, child_price } = form.formState.errors;
  const isOpen = open || Boolean(adult_price || child_price);
  const label = (name: 'adult_price' | 'child_price') => {
    const field = leadForm.fields[name];
    return field && labelOf(field, locale);
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className={`${proseLink} min-h-6 text-start text-xs tabular-nums max-md:min-h-11`}
      >
        {text || t('prices')}
      </button>
      {isOpen && (
        <div className="order-last grid w-full grid-cols-2 gap-3">
          {(['adult_price', 'child_price'] as const).map((name) => (
            <LeadField key={name} lead={lead} name={name} label={label(name)}>
              {({ value, onBlur }) => (
                <ReaisBox value={value} onChange={(price) => lead.set({ [name]: price })} onBlur={onBlur} />
              )}
            </LeadField>
          ))}
        </div>
      )}
    </>
  );
}

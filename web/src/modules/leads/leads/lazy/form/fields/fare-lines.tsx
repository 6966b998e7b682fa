import { notationOf } from '@leme/contract/kit/kinds/numbers/typed-numbers';
import type { FareLine } from '@leme/contract/kit/resource/fields';
import { adjustedPrice, priceSteps, stepPrice } from '@leme/contract/leads/lead-prices';
import { mostPeople } from '@leme/contract/leads/leads';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import type { LeadDraft } from '../lead-draft.ts';
import { formTexts } from '../texts/texts.ts';
import { CountBox } from './count-box.tsx';
import { ReaisBox } from './reais-box.tsx';

/** How many of each fare and at which price. */
export function FareLines({ lead }: { lead: LeadDraft }) {
  const t = useText(formTexts);
  const lines = lead.values.fare_type_adjustments ?? [];
  const change = (index: number, part: Partial<FareLine>) =>
    lead.set({
      fare_type_adjustments: lines.map((line, at) => (at === index ? { ...line, ...part } : line)),
    });
  const nameOf = ({ fare_type_id }: FareLine) =>
    lead.product?.fare_types.find(({ id }) => id === fare_type_id)?.label ?? t('formerFare');
  return (
    <ul aria-label={t('byFare')} className="grid gap-3 rounded-md border p-3">
      {lines.map((line, index) => (
        <FareRow
          key={line.fare_type_id}
          line={line}
          name={nameOf(line)}
          onChange={(part) => change(index, part)}
        />
      ))}
    </ul>
  );
}

type FareRowProps = { line: FareLine; name: string; onChange: (part: Partial<FareLine>) => void };

function FareRow({ line, name, onChange }: FareRowProps) {
  const t = useText(formTexts);
  const notation = notationOf(useLocale());
  const { number } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const percent = (step: number) => number(step / 100, { style: 'percent', signDisplay: 'exceptZero' });
  const by = (step: number) => {
    setTyped(null);
    onChange({ price: stepPrice(line.price, step) });
  };
  const stepButton = (step: number) => (
    <Button
      size="sm"
      className="max-md:h-11"
      aria-label={t('priceStep', { step: percent(step), fare: name })}
      onClick={() => by(step)}
    >
      {percent(step)}
    </Button>
  );
  return (
    <li className="grid grid-cols-[7.5rem_1fr] items-end gap-x-3 gap-y-2 max-md:grid-cols-2">
      <Field label={name}>
        <CountBox
          value={line.quantity}
          name={t('quantityOf', { fare: name })}
          onChange={(quantity) => {
            if (typeof quantity === 'number') onChange({ quantity: Math.min(quantity, mostPeople) });
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-1.5 max-md:contents">
        <div className="min-w-32 flex-1">
          <ReaisBox
            aria-label={t('priceOf', { fare: name })}
            value={typed ?? line.price}
            onChange={(_, text) => setTyped(text)}
            onBlur={() => {
              // What is no price leaves the one that stood there.
              if (typed !== null) onChange({ price: adjustedPrice(typed, line.price, notation) });
              setTyped(null);
            }}
          />
        </div>
        <div className="flex items-center gap-1.5 max-md:col-span-full">
          {stepButton(-10)}
          {stepButton(10)}
          <Menu
            trigger={
              <Button size="sm" className="max-md:h-11" aria-label={t('adjust', { fare: name })}>
                % <ChevronDown aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
              </Button>
            }
          >
            {priceSteps.map((step) => (
              <MenuItem key={step} onSelect={() => by(step)}>
                {percent(step)}
              </MenuItem>
            ))}
          </Menu>
        </div>
      </div>
    </li>
  );
}

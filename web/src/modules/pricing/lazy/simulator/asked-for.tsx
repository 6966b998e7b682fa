import { fold } from '@leme/contract/kit/language/fold';
import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import { pricingRules, type SaleChannel, saleChannels } from '@leme/contract/pricing/pricing-rules';
import { specialPrices } from '@leme/contract/pricing/special-prices';
import { useMemo, useState } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { fieldInputTexts } from '#kit/resource/field-input/texts/texts.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Combobox } from '#ui/combobox/combobox.tsx';
import { DateInput } from '#ui/dates/date-input.tsx';
import { TimeInput } from '#ui/dates/time-input.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { CountField } from '#ui/fields/count-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { AgentField } from './agent-field.tsx';
import { type AskedForProps, useFaresOf, useProductsOnSale } from './simulator.queries.ts';
import { simulatorTexts } from './texts/texts.ts';

/** The boxes of the simulator: what, when, for whom and by whom it is sold. */
export function AskedFor({ asked, onChange }: AskedForProps) {
  const t = useText(simulatorTexts);
  const locale = useLocale();
  const labels = useMemo(
    () => ({ open: t('openCalendar'), previous: t('previousMonth'), next: t('nextMonth') }),
    [t],
  );
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
      <ProductField asked={asked} onChange={onChange} />
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('date')}>
          <DateInput
            value={asked.date}
            onValueChange={(date) => onChange({ date })}
            locale={locale}
            labels={labels}
          />
        </Field>
        <Field label={t('time')}>
          <TimeInput
            value={asked.start_time ?? ''}
            onValueChange={(time) => onChange({ start_time: time || null })}
          />
        </Field>
      </div>
      <PartyFields asked={asked} onChange={onChange} />
      <div className="grid content-start gap-3">
        <Field label={t('channel')}>
          <Select
            value={asked.channel}
            onValueChange={(channel) => onChange({ channel: channel as SaleChannel })}
            options={saleChannels.map((value) => ({
              value,
              label: choiceOf(pricingRules.fields.channels, value, locale),
            }))}
          />
        </Field>
        <AgentField
          asked={asked}
          onChange={onChange}
          label={labelOf(specialPrices.fields.agent_id, locale)}
        />
        <div className="grid grid-cols-2 gap-3">
          <Field label={t('code')}>
            <TextInput
              value={asked.code}
              maxLength={30}
              onChange={({ target }) => onChange({ code: target.value })}
            />
          </Field>
          <Field label={t('soldOn')} hint={t('soldHint')}>
            <DateInput
              value={asked.sold_on}
              onValueChange={(sold_on) => onChange({ sold_on })}
              locale={locale}
              labels={labels}
            />
          </Field>
        </div>
      </div>
    </div>
  );
}

function ProductField({ asked, onChange }: AskedForProps) {
  const t = useText(simulatorTexts);
  const words = useText(fieldInputTexts);
  const [query, setQuery] = useState('');
  const { data, isPending } = useProductsOnSale();
  const options = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: String(name) }));
  return (
    <Field label={t('product')}>
      <Combobox
        value={options.find(({ value }) => value === asked.product_id) ?? null}
        onValueChange={(option) => onChange({ product_id: option?.value ?? null, party: {}, people: 0 })}
        options={options.filter(({ label }) => fold(label).includes(fold(query)))}
        onQueryChange={setQuery}
        loading={isPending}
        placeholder={words('search')}
        labels={{
          empty: words('noneFound'),
          loading: words('searching'),
          clear: words('clear'),
          list: t('product'),
        }}
      />
    </Field>
  );
}

function PartyFields({ asked, onChange }: AskedForProps) {
  const t = useText(simulatorTexts);
  const { data } = useProductsOnSale();
  const product = data?.data.find(({ id }) => id === asked.product_id);
  return (
    <fieldset className="grid max-h-96 content-start gap-2 overflow-y-auto p-1">
      <legend className="mb-1 font-semibold text-sm">{t('party')}</legend>
      {asked.product_id === null ? (
        <p className="text-muted-fg text-sm">{t('noFares')}</p>
      ) : product?.sharing_mode === 'private' ? (
        <Count name={t('people')} value={asked.people} onValueChange={(people) => onChange({ people })} />
      ) : (
        <Fares product_id={asked.product_id} asked={asked} onChange={onChange} />
      )}
    </fieldset>
  );
}

function Fares({ product_id, asked, onChange }: AskedForProps & { product_id: string }) {
  const t = useText(simulatorTexts);
  return (
    <QueryView
      query={useFaresOf(product_id)}
      skeleton="list"
      skeletonCount={2}
      loadingLabel={t('faresLoading')}
      errorTitle={t('faresFailed')}
      isEmpty={({ data }) => data.length === 0}
      empty={<p className="text-muted-fg text-sm">{t('noFares')}</p>}
    >
      {({ data }) =>
        data.map(({ id, label }) => (
          <Count
            key={id}
            name={String(label)}
            value={asked.party[id] ?? 0}
            onValueChange={(quantity) => onChange({ party: { ...asked.party, [id]: quantity } })}
          />
        ))
      }
    </QueryView>
  );
}

type CountProps = { name: string; value: number; onValueChange: (count: number) => void };

function Count({ name, ...props }: CountProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(9rem,1fr)] items-center gap-3">
      <span className="wrap-anywhere min-w-0">{name}</span>
      <CountField name={name} {...props} />
    </div>
  );
}

import { read } from '@leme/contract/access/permission';
import { products } from '@leme/contract/catalog/products';
import { isoWeekdays, weekdayName } from '@leme/contract/kit/kinds/days/weekdays';
import { useCan } from '#kit/auth-session/rights.ts';
import { CheckList } from '#kit/resource/kinds/choices/check-list.tsx';
import { DayBox } from '#kit/resource/kinds/days/day-box.tsx';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { TimeInput } from '#ui/dates/time-input.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { Select } from '#ui/select/select.tsx';
import { type BulkForm, bulkActions, tells } from './bulk-question.ts';
import { bulkTexts } from './texts/texts.ts';

const nothingMore = () => undefined;
const mostProducts = 200;

type Props = {
  form: BulkForm;
  onChange: (part: Partial<BulkForm>) => void;
  /** What is missing, once it was asked. */
  missing: readonly (keyof BulkForm)[];
};

/** Which departures, and what is done to all of them. */
export function BulkFields({ form, onChange, missing }: Props) {
  const t = useText(bulkTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const error = (name: keyof BulkForm) => missing.includes(name) && t('missing');
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={t('from')} error={error('from')} required>
          <DayBox value={form.from} onChange={(from) => onChange({ from })} onBlur={nothingMore} />
        </Field>
        <Field label={t('until')} error={error('until')} required>
          <DayBox value={form.until} onChange={(until) => onChange({ until })} onBlur={nothingMore} />
        </Field>
        <Field label={t('times')} hint={t('timesHint')} error={error('times')} className="lg:col-span-2">
          <TextInput value={form.times} onChange={({ target }) => onChange({ times: target.value })} />
        </Field>
      </div>
      <Field label={t('weekdays')} hint={t('allHint')}>
        <CheckList<number>
          options={isoWeekdays.map((day) => ({ value: day, label: weekdayName(day, locale, 'short') }))}
          value={form.weekdays}
          onChange={(weekdays) => onChange({ weekdays })}
          onBlur={nothingMore}
        />
      </Field>
      <Products value={form.product_ids} onChange={(product_ids) => onChange({ product_ids })} />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={t('action')} required>
          <Select
            value={form.action}
            onValueChange={(next) =>
              onChange({ action: bulkActions.find((each) => each === next) ?? form.action })
            }
            options={bulkActions.map((value) => ({ value, label: t(`action.${value}`) }))}
          />
        </Field>
        {tells.capacity(form.action) && (
          <Field label={t('capacity')} error={error('capacity')} required>
            <NumberInput
              min={1}
              max={2000}
              value={form.capacity}
              onValueChange={(capacity) => onChange({ capacity })}
            />
          </Field>
        )}
        {tells.seats(form.action) && (
          <Field label={t('seats')} error={error('seats')} required>
            <NumberInput
              min={1}
              max={150}
              value={form.seats}
              onValueChange={(seats) => onChange({ seats })}
            />
          </Field>
        )}
        {tells.new_time(form.action) && (
          <Field label={t('newTime')} error={error('new_time')} required>
            <TimeInput value={form.new_time} onValueChange={(new_time) => onChange({ new_time })} />
          </Field>
        )}
        {tells.reason(form.action) && (
          <Field
            label={form.action === 'hold' ? t('forWhom') : kit('reason')}
            error={error('reason')}
            className="lg:col-span-2"
          >
            <TextInput
              maxLength={200}
              value={form.reason}
              onChange={({ target }) => onChange({ reason: target.value })}
            />
          </Field>
        )}
      </div>
    </div>
  );
}

type ProductsProps = { value: readonly string[]; onChange: (ids: readonly string[]) => void };

function Products({ value, onChange }: ProductsProps) {
  const t = useText(bulkTexts);
  const mayRead = useCan()(read('products'));
  const { query } = useRows(products, { limit: mostProducts, sort: 'name' }, { waits: !mayRead });
  const options = (query.data?.data ?? []).map(({ id, name }) => ({ value: id, label: String(name) }));
  if (options.length === 0) return null;
  return (
    <Field label={t('products')} hint={t('allHint')}>
      <CheckList<string> options={options} value={value} onChange={onChange} onBlur={nothingMore} />
    </Field>
  );
}

import type { CsvMapping } from '@leme/contract/finance/bank/csv-mapping';
import { useText } from '#kit/text/i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { intakeTexts } from './texts/texts.ts';

const columns = ['date', 'memo', 'payer', 'amount', 'side', 'incoming', 'outgoing', 'id'] as const;
const none = 'none';

type MappingProps = {
  rows: readonly (readonly string[])[];
  mapping: CsvMapping;
  onChange: (mapping: CsvMapping) => void;
};

/** What the columns of a CSV are: guessed, seen in its first rows, and said once for the account. */
export function MappingFields({ rows, mapping, onChange }: MappingProps) {
  const t = useText(intakeTexts);
  const titles = rows[Math.max(0, mapping.first_row - 2)] ?? [];
  const width = Math.max(...rows.map((row) => row.length));
  const options = Array.from({ length: width }, (_, at) => ({
    value: String(at),
    label: t('column', { at: String(at + 1), name: titles[at] ?? '' }),
  }));
  const set = (name: (typeof columns)[number], value: string) =>
    onChange({ ...mapping, [name]: value === none ? null : Number(value) });
  const shown = rows.map((cells, at) => ({
    id: String(at + 1),
    isAbove: at + 1 < mapping.first_row,
    cells: Array.from({ length: width }, (_, place) => ({ id: String(place), text: cells[place] ?? '' })),
  }));
  return (
    <div className="grid gap-3">
      <p>{t('asks')}</p>
      <div className="overflow-x-auto rounded-md border">
        <table className="text-sm">
          <tbody>
            {shown.map(({ id, isAbove, cells }) => (
              <tr key={id} className={isAbove ? 'text-muted-fg' : undefined}>
                <th scope="row" className="px-2 font-normal text-muted-fg">
                  {id}
                </th>
                {cells.map((cell) => (
                  <td key={cell.id} className="whitespace-nowrap px-2 py-0.5">
                    {cell.text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <Field label={t('firstRow')}>
          <Select
            value={String(mapping.first_row)}
            options={rows.map((_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
            onValueChange={(value) => onChange({ ...mapping, first_row: Number(value) })}
          />
        </Field>
        {columns.map((name) => (
          <Field key={name} label={t(`column_${name}`)}>
            <Select
              value={mapping[name] === null ? none : String(mapping[name])}
              options={name === 'date' ? options : [{ value: none, label: t('noColumn') }, ...options]}
              onValueChange={(value) => set(name, value)}
            />
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Segmented
          name={t('order')}
          value={mapping.order}
          options={(['dmy', 'mdy', 'ymd'] as const).map((value) => ({ value, label: t(`order_${value}`) }))}
          onValueChange={(order) => onChange({ ...mapping, order: order as CsvMapping['order'] })}
        />
        <Segmented
          name={t('decimal')}
          value={mapping.decimal}
          options={([',', '.'] as const).map((value) => ({ value, label: `1${value}50` }))}
          onValueChange={(decimal) => onChange({ ...mapping, decimal: decimal as CsvMapping['decimal'] })}
        />
      </div>
    </div>
  );
}

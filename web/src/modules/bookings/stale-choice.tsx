import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { isProblem } from '#kit/api.ts';
import { type Formats, useFormat } from '#kit/format.ts';
import { useText } from '#kit/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Table, Td, Th, Tr } from '#ui/table.tsx';
import { sessionFormMessages } from './session-form-messages.ts';
import { type SessionValues, valuesOf } from './session-values.ts';
import type { SessionOptions } from './sessions.queries.ts';

/** The session as somebody else saved it meanwhile. */
export type Stale = SessionRow;

export function staleOf(error: unknown): Stale | null {
  return isProblem(error, 'stale-version') ? (error.params.current as Stale) : null;
}

const labels = {
  product_id: 'product',
  date: 'date',
  start_time: 'start',
  end_time: 'end',
  boat_ids: 'boats',
  total_capacity: 'capacity',
  guide_name: 'guide',
  sailor_name: 'sailor',
  notes: 'notes',
} as const satisfies Record<keyof SessionValues, string>;

const fieldNames = Object.keys(labels) as (keyof SessionValues)[];

/** The fields in which two states of a session differ. */
export function differing(one: SessionValues, other: SessionValues): (keyof SessionValues)[] {
  return fieldNames.filter((name) => String(one[name] ?? '') !== String(other[name] ?? ''));
}

export type StaleChoiceProps = {
  current: Stale;
  mine: SessionValues;
  options: SessionOptions;
  onClose: () => void;
  onUseTheirs: () => void;
  onSaveMine: () => void;
};

/** Both states side by side, and the choice between them. */
export function StaleChoice({ current, mine, options, ...act }: StaleChoiceProps) {
  const t = useText(sessionFormMessages);
  const format = useFormat();
  const theirs = valuesOf(current);
  const names = differing(theirs, mine);
  const show = (values: SessionValues, name: keyof SessionValues) => textOf(values, name, options, format);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || act.onClose()}
      title={t('staleTitle')}
      description={t(names.length > 0 ? 'staleText' : 'same')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={act.onUseTheirs}>{t('useTheirs')}</Button>
          <Button variant="primary" onClick={act.onSaveMine}>
            {t('saveMine')}
          </Button>
        </>
      }
    >
      {names.length > 0 && (
        <Table name={t('staleTitle')} compact>
          <thead>
            <Tr>
              <Th>{t('field')}</Th>
              <Th>{t('theirs')}</Th>
              <Th>{t('mine')}</Th>
            </Tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <Tr key={name}>
                <Td className="text-muted-fg">{t(labels[name])}</Td>
                <Td className="whitespace-normal">{show(theirs, name)}</Td>
                <Td className="whitespace-normal">{show(mine, name)}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </Dialog>
  );
}

function textOf(
  values: SessionValues,
  name: keyof SessionValues,
  options: SessionOptions,
  format: Formats,
): string {
  if (name === 'product_id') return options.products.find(({ id }) => id === values.product_id)?.name ?? '-';
  if (name === 'date') return values.date ? format.date(values.date) : '-';
  if (name !== 'boat_ids') return String(values[name] ?? '') || '-';
  const names = values.boat_ids.map((id) => options.boats.find((boat) => boat.id === id)?.boat_name ?? '-');
  return names.join(', ') || '-';
}

import { sessions } from '@leme/contract/bookings/sessions';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { useFormat } from '#kit/text/format.ts';
import { useLocale } from '#kit/text/i18n.ts';
import { nothing } from '#ui/layout/empty-value.tsx';
import type { SessionOptions } from '../../session/sessions.queries.ts';
import type { SessionValues } from './session-values.ts';

/** What a field of a session says in words: names for what is chosen. */
export function useSessionWords(options: SessionOptions) {
  const { date } = useFormat();
  const locale = useLocale();
  return (values: SessionValues, name: string): string => {
    const { sale_state, cutoff_min } = values;
    if (name === 'product_id') return options.products.find(({ id }) => id === values.product_id)?.name ?? '';
    if (name === 'date') return values.date ? date(values.date) : '';
    if (name === 'sale_state')
      return sale_state ? choiceOf(sessions.fields.sale_state, sale_state, locale) : '';
    if (name === 'cutoff_min')
      return typeof cutoff_min === 'number' ? written(cutoff_min) : String(cutoff_min ?? '');
    if (name !== 'boat_ids') return String(values[name as keyof SessionValues] ?? '');
    const boats = values.boat_ids.map(
      (id) => options.boats.find((boat) => boat.id === id)?.boat_name ?? nothing,
    );
    return boats.join(', ');
  };
}

/** `1:30` of ninety minutes, as it is typed. */
function written(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

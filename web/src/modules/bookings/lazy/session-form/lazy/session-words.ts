import { useFormat } from '#kit/text/format.ts';
import { nothing } from '#ui/layout/empty-value.tsx';
import type { SessionOptions } from '../../session/sessions.queries.ts';
import type { SessionValues } from './session-values.ts';

/** What a field of a session says in words: names for what is chosen. */
export function useSessionWords(options: SessionOptions) {
  const { date } = useFormat();
  return (values: SessionValues, name: string): string => {
    if (name === 'product_id') return options.products.find(({ id }) => id === values.product_id)?.name ?? '';
    if (name === 'date') return values.date ? date(values.date) : '';
    if (name !== 'boat_ids') return String(values[name as keyof SessionValues] ?? '');
    const boats = values.boat_ids.map(
      (id) => options.boats.find((boat) => boat.id === id)?.boat_name ?? nothing,
    );
    return boats.join(', ');
  };
}

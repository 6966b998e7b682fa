import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { sessionStates } from '@leme/contract/bookings/rules';
import { type Filter, oneValue } from '#kit/list/filter/filter.ts';
import { useText } from '#kit/text/i18n.ts';
import { sessionTexts } from '../session/texts/texts.ts';
import { productsOf, type SessionFilters } from './session-filters.ts';

/** Which sessions of the day are shown: by product and by status. */
export function useFilters(
  sessions: readonly SessionRow[],
  { product, status }: SessionFilters,
  onChange: (part: SessionFilters) => void,
): Filter[] {
  const t = useText(sessionTexts);
  const words = { available: t('available'), occupied: t('full'), cancelled: t('cancelled') };
  return [
    {
      id: 'product',
      label: t('product'),
      values: oneValue(product),
      options: productsOf(sessions).map(({ id, name }) => ({ value: id, label: name })),
      onChange: ([id]) => onChange({ product: id }),
    },
    {
      id: 'status',
      label: t('status'),
      values: oneValue(status),
      options: sessionStates.map((state) => ({ value: state, label: words[state] })),
      onChange: ([value]) => onChange({ status: sessionStates.find((state) => state === value) }),
    },
  ];
}

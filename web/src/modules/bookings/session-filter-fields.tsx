import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { sessionStates } from '@leme/contract/bookings/rules';
import { useText } from '#kit/i18n.ts';
import { FilterBar, FilterFields } from '#ui/filter-selects.tsx';
import { productsOf, type SessionFilters } from './session-filters.ts';
import { sessionsTexts } from './sessions/texts/texts.ts';

export type SessionFilterFieldsProps = {
  sessions: readonly SessionRow[];
  filters: SessionFilters;
  onChange: (part: SessionFilters) => void;
  narrow: boolean;
};

const every = '';

/** Which sessions of the day are shown: by product and by status. */
export function SessionFilterFields({ sessions, filters, onChange, narrow }: SessionFilterFieldsProps) {
  const t = useText(sessionsTexts);
  const words = { available: t('available'), occupied: t('full'), cancelled: t('cancelled') };
  const everything = { value: every, label: t('all') };
  const controls = [
    {
      id: 'product',
      label: t('product'),
      value: filters.product ?? every,
      options: [everything, ...productsOf(sessions).map(({ id, name }) => ({ value: id, label: name }))],
      onChoose: (value: string) => onChange({ product: value || undefined }),
    },
    {
      id: 'status',
      label: t('status'),
      value: filters.status ?? every,
      options: [everything, ...sessionStates.map((state) => ({ value: state, label: words[state] }))],
      onChoose: (value: string) => onChange({ status: sessionStates.find((state) => state === value) }),
    },
  ];
  return (
    <div className={narrow ? 'grid grid-cols-2 gap-2' : 'ms-auto flex flex-wrap gap-2'}>
      {narrow ? <FilterFields controls={controls} /> : <FilterBar controls={controls} />}
    </div>
  );
}

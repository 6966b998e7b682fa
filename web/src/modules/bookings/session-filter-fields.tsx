import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { sessionStates } from '@leme/contract/bookings/rules';
import { useText } from '#kit/i18n.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { sessionsMessages } from './messages.ts';
import { productsOf, type SessionFilters } from './session-filters.ts';

export type SessionFilterFieldsProps = {
  sessions: readonly SessionRow[];
  filters: SessionFilters;
  onChange: (part: SessionFilters) => void;
  narrow: boolean;
};

const every = '';

/** Which sessions of the day are shown: by product and by status. */
export function SessionFilterFields({ sessions, filters, onChange, narrow }: SessionFilterFieldsProps) {
  const t = useText(sessionsMessages);
  const words = { available: t('available'), occupied: t('full'), cancelled: t('cancelled') };
  const everything = { value: every, label: t('all') };
  const controls = [
    {
      label: t('product'),
      value: filters.product ?? every,
      options: [everything, ...productsOf(sessions).map(({ id, name }) => ({ value: id, label: name }))],
      choose: (value: string) => onChange({ product: value || undefined }),
    },
    {
      label: t('status'),
      value: filters.status ?? every,
      options: [everything, ...sessionStates.map((state) => ({ value: state, label: words[state] }))],
      choose: (value: string) => onChange({ status: sessionStates.find((state) => state === value) }),
    },
  ];
  if (narrow) {
    return (
      <div className="grid grid-cols-2 gap-2">
        {controls.map(({ label, choose, ...select }) => (
          <Field key={label} label={label}>
            <Select {...select} size="pier" onValueChange={choose} />
          </Field>
        ))}
      </div>
    );
  }
  return (
    <div className="ms-auto flex flex-wrap gap-2">
      {controls.map(({ label, choose, ...select }) => (
        <Select
          key={label}
          {...select}
          name={label}
          prefix={label}
          size="sm"
          className="w-auto min-w-36"
          onValueChange={choose}
        />
      ))}
    </div>
  );
}

import type { listDepartures } from '@leme/contract/bookings/life/departure-endpoints';
import type { listAllotments } from '@leme/contract/channels/allotments/allotment-endpoints';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { CountField } from '#ui/fields/count-field.tsx';
import { Select } from '#ui/select/select.tsx';
import { criarTexts } from './texts/texts.ts';
import type { Counts } from './use-sale.ts';

export function useDepartures(day: string) {
  return useAsk<typeof listDepartures>(
    'GET /departures',
    { from: day, to: day },
    { enabled: day !== '', shows: ['sessions', 'bookings'] },
  );
}

type DepartureSelectProps = {
  day: string;
  partner_id: string;
  value: string;
  onChange: (id: string) => void;
  onBlur: () => void;
};

/** The departures of a day, each with what is free for everybody and what is kept for the partner. */
export function DepartureSelect({ day, partner_id, value, onChange, onBlur }: DepartureSelectProps) {
  const t = useText(criarTexts);
  const { time } = useFormat();
  const departures = useDepartures(day).data;
  const quotas = useAsk<typeof listAllotments>(
    'GET /seat-allotments',
    { from: day, to: day, partner_id },
    { enabled: day !== '' && partner_id !== '', shows: ['reservas-externas'] },
  ).data;
  const keptIn = (id: string) => quotas?.data.find(({ session_id }) => session_id === id)?.left ?? 0;
  const options = (departures?.data ?? []).map(({ id, product, start_time, free }) => ({
    value: id,
    label: t('departure', {
      time: time(start_time),
      product: product.name,
      free,
      kept: keptIn(id),
    }),
  }));
  return (
    <Select
      value={value || null}
      placeholder={t(day === '' ? 'dayFirst' : options.length === 0 ? 'noDepartures' : 'chooseDeparture')}
      options={options}
      onBlur={onBlur}
      onValueChange={onChange}
    />
  );
}

type PartyFieldsProps = {
  day: string;
  session_id: string;
  counts: Counts;
  onCounts: (counts: Counts) => void;
};

/** How many of each fare of the departure that was chosen. */
export function PartyFields({ day, session_id, counts, onCounts }: PartyFieldsProps) {
  const departures = useDepartures(day).data;
  const product_id = departures?.data.find(({ id }) => id === session_id)?.product.id;
  const fares = departures?.fares.filter((fare) => fare.product_id === product_id) ?? [];
  return (
    <ul className="grid gap-2">
      {fares.map(({ id, label }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2">
          <span>{label}</span>
          <CountField
            name={label}
            value={counts[id] ?? 0}
            onValueChange={(count) => onCounts({ ...counts, [id]: count })}
          />
        </li>
      ))}
    </ul>
  );
}

/** What is wrong with the party, of which no single field tells. */
export function PartyFault({ of: fault }: { of: unknown }) {
  if (typeof fault !== 'string') return null;
  return (
    <p role="alert" className="text-danger-text text-sm">
      {fault}
    </p>
  );
}

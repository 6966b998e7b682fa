import { suppliers } from '@leme/contract/fleet/suppliers';
import { customers } from '@leme/contract/sales/customers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { readRows } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { Combobox } from '#ui/combobox/combobox.tsx';
import { personTexts } from './texts/texts.ts';

const most = 20;

/** Where partners of a kind are looked up; agents are customers of that kind. */
const sources = {
  supplier_id: { resource: suppliers, only: { status: 'active' }, shows: ['suppliers'] },
  agent_id: { resource: customers, only: { kind: 'agente' }, shows: ['customers'] },
} as const;

/** A supplier or an agent, with its name. */
export type Partner = { value: string; label: string };

export type PartnerSelectProps = {
  column: keyof typeof sources;
  value: Partner | null;
  onChange: (partner: Partner | null) => void;
  onBlur?: (() => void) | undefined;
};

/** The supplier or agent people work for, looked up while one types. */
export function PartnerSelect({ column, value, onChange, onBlur }: PartnerSelectProps) {
  const t = useText(personTexts);
  const { tenant } = useSignedIn();
  const [typed, type] = useState<string | null>(null);
  const q = useSettled(typed ?? '');
  const { resource, only, shows } = sources[column];
  const found = useQuery({
    queryKey: ['partners', tenant.id, column, q],
    meta: { shows },
    queryFn: () => readRows(resource, { ...only, limit: most, ...(q && { q }) }),
    enabled: typed !== null,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const options = (found.data?.data ?? []).map(({ id, name }) => ({ value: id, label: String(name) }));
  return (
    <Combobox
      value={value}
      onValueChange={onChange}
      onQueryChange={type}
      onBlur={onBlur}
      options={options}
      loading={found.isFetching || q !== (typed ?? '')}
      placeholder={t('searchPartner')}
      labels={{
        empty: t('noPartner'),
        loading: t('loading'),
        clear: t('clearPartner'),
        list: t('searchPartner'),
      }}
    />
  );
}

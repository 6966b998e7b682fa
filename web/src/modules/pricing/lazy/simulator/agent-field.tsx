import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { fieldInputTexts } from '#kit/resource/field-input/texts/texts.ts';
import { readOptions } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { Combobox } from '#ui/combobox/combobox.tsx';
import { Field } from '#ui/field/field.tsx';
import type { AskedForProps } from './simulator.queries.ts';

/** Who sells it, of the agents there are. */
export function AgentField({ asked, onChange, label }: AskedForProps & { label: string }) {
  const words = useText(fieldInputTexts);
  const { tenant } = useSignedIn();
  const [q, setQuery] = useState<string | null>(null);
  const found = useQuery({
    queryKey: ['agents-of-prices', tenant.id, q],
    meta: { shows: ['customers'] },
    queryFn: ({ signal }) => readOptions(pricingRules, 'agent_ids', { ...(q && { q }) }, signal),
    enabled: q !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <Field label={label}>
      <Combobox
        value={asked.agent}
        onValueChange={(agent) => onChange({ agent: agent && { value: agent.value, label: agent.label } })}
        options={(found.data ?? []).map((option) => ({ value: option.id, label: option.label }))}
        onQueryChange={setQuery}
        loading={found.isFetching}
        placeholder={words('search')}
        labels={{
          empty: words('noneFound'),
          loading: words('searching'),
          clear: words('clear'),
          list: label,
        }}
      />
    </Field>
  );
}

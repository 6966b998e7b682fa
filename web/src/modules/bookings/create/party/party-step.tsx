import { read } from '@leme/contract/access/permission';
import { bookings } from '@leme/contract/bookings/bookings';
import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import { type SaleChannel, saleChannels } from '@leme/contract/pricing/pricing-rules';
import { useCan } from '#kit/auth-session/rights.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { Select } from '#ui/select/select.tsx';
import { useSessionOptions } from '../../lazy/session/sessions.queries.ts';
import { useIsAgent } from '../sale/use-is-agent.ts';
import type { Quoted } from '../sale/use-quote.ts';
import type { SaleState } from '../sale/use-sale.ts';
import { createTexts } from '../texts/texts.ts';
import { FareCounts } from './fare-counts.tsx';
import { PricePanel } from './price-panel.tsx';

/** Who comes, what it costs and why, and where it is sold. */
export function PartyStep({ state, quoted }: { state: SaleState; quoted: Quoted }) {
  const t = useText(createTexts);
  const isAgent = useIsAgent();
  const { sale } = state;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="grid grid-cols-1 gap-4">
        <Card>
          <CardHead title={t(sale.tour?.product.sharing_mode === 'private' ? 'groupSize' : 'people')} />
          <CardBody>
            <FareCounts state={state} quote={quoted.shown} />
          </CardBody>
        </Card>
        {!isAgent && <SoldBy state={state} />}
      </div>
      <PricePanel quoted={quoted} />
    </div>
  );
}

function SoldBy({ state: { sale, set } }: { state: SaleState }) {
  const t = useText(createTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const { channel, agent_id } = bookings.fields;
  const channelOf = (value: string): SaleChannel => saleChannels.find((each) => each === value) ?? 'counter';
  return (
    <Card>
      <CardHead title={t('soldBy')} />
      <CardBody className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <Field label={labelOf(channel, locale)}>
          <Select
            value={sale.channel}
            onValueChange={(value) => set({ channel: channelOf(value) })}
            options={saleChannels.map((value) => ({ value, label: choiceOf(channel, value, locale) }))}
          />
        </Field>
        <AgentField
          label={labelOf(agent_id, locale)}
          value={sale.agent_id}
          onChange={(id) => set({ agent_id: id })}
        />
        <Field label={t('code')} note={kit('optional')} hint={t('codeHint')}>
          <TextInput
            value={sale.code}
            maxLength={30}
            autoComplete="off"
            onChange={(event) => set({ code: event.target.value })}
          />
        </Field>
      </CardBody>
    </Card>
  );
}

type AgentFieldProps = { label: string; value: string; onChange: (id: string) => void };

/** Who brings them, for whoever may know the agents. */
function AgentField(props: AgentFieldProps) {
  return useCan()(read('sessions')) && <Agents {...props} />;
}

function Agents({ label, value, onChange }: AgentFieldProps) {
  const t = useText(createTexts);
  const { data } = useSessionOptions();
  if (!data || data.agents.length === 0) return null;
  return (
    <Field label={label}>
      <Select
        value={value}
        onValueChange={onChange}
        options={[
          { value: '', label: t('noAgent') },
          ...data.agents.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Field>
  );
}

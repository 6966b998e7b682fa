import { financeTerms, taxLines, termsChooseFrom } from '@leme/contract/finance/entities';
import { agreementKinds } from '@leme/contract/finance/facts/agreements';
import type { createAgreement, createTaxRate } from '@leme/contract/finance/setup-endpoints';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { dayIn } from '@leme/contract/kit/values/days';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { call } from '#kit/api/api.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Select } from '#ui/select/select.tsx';
import { useLineName } from '../../line-names.ts';
import { financeManagementTexts } from '../texts/texts.ts';

const kinds = [...agreementKinds, 'tax'] as const;
type Draft = {
  kind: (typeof kinds)[number];
  agent_id: string | null;
  supplier_id: string | null;
  product_id: string | null;
  boat_id: string | null;
  base: 'gross' | 'after_commission';
  line: (typeof taxLines)[number];
  bp: number | null;
  amount: number | null;
  valid_from: string;
};

const fields = [
  ...(['kind', 'agent_id', 'supplier_id', 'product_id', 'boat_id'] as const),
  ...(['base', 'line', 'bp', 'amount', 'valid_from'] as const),
];
/** Which fields belong to which kind; what was typed for another one is not sent. */
const belongs = {
  commission: ['agent_id', 'product_id', 'bp'],
  owner_share: ['supplier_id', 'boat_id', 'product_id', 'base', 'bp'],
  per_sailing: ['supplier_id', 'product_id', 'boat_id', 'amount'],
  per_hour: ['supplier_id', 'product_id', 'boat_id', 'amount'],
  tax: ['line', 'product_id', 'bp'],
} as const satisfies Readonly<Record<Draft['kind'], readonly (keyof Draft)[]>>;

const choosing = {
  agent_id: { ...financeTerms, chooses: termsChooseFrom.agent_id },
  product_id: { ...financeTerms, chooses: termsChooseFrom.product_id },
  supplier_id: { ...financeTerms, chooses: termsChooseFrom.supplier_id },
  boat_id: { ...financeTerms, chooses: termsChooseFrom.boat_id },
};

/** Something new is agreed, from a day on; what was agreed before stays for the days before. */
export function TermDialog({ onClose }: { onClose: () => void }) {
  const t = useText(financeManagementTexts);
  const today = dayIn(useTimeZone(), Temporal.Now.instant());
  const start: Draft = {
    kind: 'commission',
    agent_id: null,
    supplier_id: null,
    product_id: null,
    boat_id: null,
    base: 'gross',
    line: '2.6',
    bp: null,
    amount: null,
    valid_from: today,
  };
  return (
    <VerbDialog
      entity={financeTerms}
      fields={fields}
      start={start}
      title={t('newTerm')}
      submit={t('newTerm')}
      run={async (draft) => {
        if (draft.kind === 'tax') await addRate(draft);
        else await agree(draft, draft.kind);
      }}
      shows={['finance-management']}
      done={() => t('termSaved')}
      onClose={onClose}
    >
      {(form) => <TermFields form={form} />}
    </VerbDialog>
  );
}

function addRate({ line, bp, product_id, valid_from }: Draft) {
  return call<typeof createTaxRate>('POST /finance/tax-rates', { line, bp: bp ?? 0, product_id, valid_from });
}

function agree(draft: Draft, kind: Exclude<Draft['kind'], 'tax'>) {
  const own: readonly (keyof Draft)[] = belongs[kind];
  const of = <N extends keyof Draft>(name: N) => (own.includes(name) ? draft[name] : null);
  return call<typeof createAgreement>('POST /finance/agreements', {
    kind,
    agent_id: of('agent_id'),
    supplier_id: of('supplier_id'),
    product_id: of('product_id'),
    boat_id: of('boat_id'),
    bp: of('bp'),
    amount: of('amount'),
    base: of('base') ?? 'gross',
    valid_from: draft.valid_from,
  });
}

function TermFields({ form: { control } }: { form: UseFormReturn<Draft> }) {
  const t = useText(financeManagementTexts);
  const locale = useLocale();
  const lineName = useLineName();
  const kind = useWatch({ control, name: 'kind' });
  return (
    <>
      <EntityField entity={financeTerms} control={control} name="kind">
        {({ value, onChange, onBlur }) => (
          <Select
            value={value}
            placeholder={t('chooseKind')}
            options={kinds.map((each) => ({
              value: each,
              label: choiceOf(financeTerms.fields.kind, each, locale),
            }))}
            onBlur={onBlur}
            onValueChange={(next) => onChange(kinds.find((each) => each === next) ?? 'commission')}
          />
        )}
      </EntityField>
      {belongs[kind].map((name) =>
        name === 'line' ? (
          <EntityField key={name} entity={financeTerms} control={control} name={name}>
            {({ value, onChange, onBlur }) => (
              <Select
                value={value}
                options={taxLines.map((line) => ({ value: line, label: lineName(line) }))}
                onBlur={onBlur}
                onValueChange={(next) => onChange(taxLines.find((line) => line === next) ?? '2.6')}
              />
            )}
          </EntityField>
        ) : (
          <EntityField
            key={name}
            entity={name in termsChooseFrom ? choosing[name as keyof typeof choosing] : financeTerms}
            control={control}
            name={name}
          />
        ),
      )}
      <EntityField entity={financeTerms} control={control} name="valid_from" required />
    </>
  );
}

import { plansWords } from '@leme/contract/access/plans/texts/texts';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { formatTaxId } from '@leme/contract/kit/values/tax-id';
import { companies } from '@leme/contract/tenancy/companies/companies';
import type { openCompany } from '@leme/contract/tenancy/companies/company-endpoints';
import { call, isProblem } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { nothing } from '#ui/layout/empty-value.tsx';
import { sentOf } from './opening.ts';
import { StepButtons } from './step-buttons.tsx';
import { saasTenantsNewTexts } from './texts/texts.ts';
import type { OpeningState } from './use-opening.ts';

type Props = { state: OpeningState; onBack: () => void; onOpened: () => void };

/** Everything once more, and the press that opens the company. */
export function CheckStep({ state, onBack, onOpened }: Props) {
  const t = useText(saasTenantsNewTexts);
  const isOffline = useConnectivity() === 'offline';
  const problemText = useProblemText();
  const open = useVerb(() => call<typeof openCompany>('POST /saas-tenants', sentOf(state.latest())), {
    shows: ['saas-tenants'],
    done: ({ name }) => t('opened', { name }),
    words: (error) => {
      if (isProblem(error, 'email-in-use')) return t('emailInUse');
      if (!isProblem(error, 'validation')) return problemText(error);
      return [...new Set(error.errors.map(faultText))].join(', ');
    },
  });
  const press = async () => {
    if (await open.run()) onOpened();
  };
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {useFacts(state).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted-fg">{label}</dt>
            <dd className="min-w-0 wrap-anywhere font-semibold">{value || nothing}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted-fg">{t('checkText')}</p>
      {open.refusal && <Banner tone="danger">{open.refusal}</Banner>}
      <StepButtons
        isBusy={open.isBusy}
        onBack={onBack}
        end={
          <Button variant="primary" busy={open.isBusy} disabled={isOffline} onClick={() => void press()}>
            {t('open')}
          </Button>
        }
      />
    </div>
  );
}

function useFacts({ opening }: OpeningState): readonly (readonly [label: string, value: string])[] {
  const t = useText(saasTenantsNewTexts);
  const kit = useText(kitTexts);
  const module = useText(plansWords);
  const locale = useLocale();
  const { company, administrator, modules } = opening;
  const text = (value: unknown) => String(value ?? '');
  return [
    [t('step_company'), text(company.name)],
    [kit('address'), `/${text(company.subdomain)}`],
    [t('taxId'), formatTaxId(text(company.tax_id))],
    [t('plan'), choiceOf(companies.fields.plan, text(company.plan), locale)],
    [t('trial'), t('days', { count: Number(company.trial_days ?? 0) })],
    [t('starter'), choiceOf(companies.fields.starter, text(company.starter), locale)],
    [t('modules'), modules.map((slug) => module(`plan.${slug}`)).join(', ')],
    [t('step_administrator'), `${text(administrator.full_name)} · ${text(administrator.email)}`],
  ];
}

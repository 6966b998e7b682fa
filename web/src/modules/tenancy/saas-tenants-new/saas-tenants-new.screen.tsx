import { firstAdministrator } from '@leme/contract/tenancy/companies/companies';
import { modulesOf } from '@leme/contract/tenancy/companies/plans';
import { useCallback, useMemo } from 'react';
import { useOpenPage, useUrlState } from '#kit/browser/url-state.ts';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import { useText } from '#kit/text/i18n.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { BrandStep } from './brand-step.tsx';
import { CheckStep } from './check-step.tsx';
import { CompanyStep } from './company-step.tsx';
import { fieldsOf, type Step, stepOf, steps } from './opening.ts';
import { PlanStep } from './plan-step.tsx';
import { StartStep } from './start-step.tsx';
import { StepForm, type StepValues } from './step-form.tsx';
import { StepsNav } from './steps-nav.tsx';
import { saasTenantsNewTexts } from './texts/texts.ts';
import { type OpeningState, useOpening } from './use-opening.ts';

/** A company is opened, step by step, while its owner is on the telephone. */
export const screen = OpenCompany;

const readStep = (search: Readonly<Record<string, unknown>>): { step?: Step | undefined } => ({
  step: steps.find((each) => each === search.step),
});

function OpenCompany() {
  const t = useText(saasTenantsNewTexts);
  const state = useOpening();
  const { state: address, change } = useUrlState(readStep);
  const step = stepOf(address.step ?? 'company', state.opening);
  const title = t('title');
  usePhoneHeader(useMemo(() => ({ title, back: '/saas-tenants' }), [title]));
  const goTo = (to: Step) => change({ step: to }, { push: true });
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <PageHeader title={title} subtitle={t('subtitle')} />
      <StepsNav step={step} opening={state.opening} onStep={goTo} />
      <StepBody key={step} step={step} state={state} goTo={goTo} />
    </div>
  );
}

type BodyProps = { step: Step; state: OpeningState; goTo: (step: Step) => void };

function StepBody({ step, state, goTo }: BodyProps) {
  const openPage = useOpenPage();
  const { opening, latest, keep, forget } = state;
  const at = steps.indexOf(step);
  const [before, after] = [steps[at - 1], steps[at + 1]];
  const onType = useCallback(
    (typed: StepValues) => {
      const { company } = latest();
      const isOtherPlan = typed.plan !== undefined && typed.plan !== company.plan;
      keep({
        company: { ...company, ...typed },
        ...(isOtherPlan && { modules: modulesOf(String(typed.plan)) }),
      });
    },
    [latest, keep],
  );
  const onTypePerson = useCallback(
    (typed: StepValues) => keep({ administrator: { ...latest().administrator, ...typed } }),
    [latest, keep],
  );
  const onDone = () => {
    keep({ done: [...new Set([...latest().done, step])] });
    if (after) goTo(after);
  };
  const onBack = before && (() => goTo(before));
  const onOpened = () => {
    forget();
    openPage('/saas-tenants');
  };
  const company = { values: opening.company, onType, onDone, onBack };
  if (step === 'brand')
    return (
      <BrandStep
        {...company}
        company={String(opening.company.name ?? '')}
        logo={opening.logo}
        onLogo={(logo) => keep({ logo })}
      />
    );
  if (step === 'plan')
    return <PlanStep {...company} modules={opening.modules} onModules={(modules) => keep({ modules })} />;
  if (step === 'start') return <StartStep {...company} />;
  if (step === 'administrator')
    return (
      <StepForm
        entity={firstAdministrator}
        names={fieldsOf.administrator}
        values={opening.administrator}
        onType={onTypePerson}
        onDone={onDone}
        onBack={onBack}
      />
    );
  if (step === 'check') return <CheckStep state={state} onBack={onBack ?? onDone} onOpened={onOpened} />;
  return <CompanyStep values={opening.company} onType={onType} onDone={onDone} />;
}

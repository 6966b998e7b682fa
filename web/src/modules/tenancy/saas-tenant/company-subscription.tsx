import { plansWords } from '@leme/contract/access/plans/texts/texts';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { companies } from '@leme/contract/tenancy/companies/companies';
import type { CompanyRow } from '@leme/contract/tenancy/companies/company-endpoints';
import { modulesOf } from '@leme/contract/tenancy/companies/plans';
import { trialDaysLeft } from '@leme/contract/tenancy/companies/trial';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { nothing } from '#ui/layout/empty-value.tsx';
import { saasTenantTexts } from './texts/texts.ts';

/** What the company bought, how long it may still try, and which modules it has beside those of its plan. Only read here. */
export function CompanySubscription({ company }: { company: CompanyRow }) {
  const t = useText(saasTenantTexts);
  const word = useText(plansWords);
  const locale = useLocale();
  const { dateTime } = useFormat();
  const { plan, subscription, trial_ends_at: ends, timezone, modules } = company;
  const usual = modulesOf(plan ?? '');
  const names = (slugs: readonly (typeof modules)[number][]) =>
    slugs.map((slug) => word(`plan.${slug}`)).join(', ') || nothing;
  const left =
    ends === null ? null : trialDaysLeft(Temporal.Instant.from(ends), Temporal.Now.instant(), timezone);
  const facts = [
    [t('plan'), plan ? choiceOf(companies.fields.plan, plan, locale) : nothing],
    [t('state'), subscription ? t(`subscription_${subscription}`) : nothing],
    [t('trialEnds'), ends ? dateTime(ends) : nothing],
    ...(left === null ? [] : [[t('trialLeft'), t('days', { count: left })] as const]),
    [t('added'), names(modules.filter((slug) => !usual.includes(slug)))],
    [t('leftOut'), names(usual.filter((slug) => !modules.includes(slug)))],
  ] as const;
  return (
    <Card>
      <CardBody className="pt-4">
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted-fg">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}

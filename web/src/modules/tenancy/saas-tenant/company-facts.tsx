import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import { formatTaxId } from '@leme/contract/kit/values/tax-id';
import { companies, companyStops } from '@leme/contract/tenancy/companies/companies';
import type { CompanyRow } from '@leme/contract/tenancy/companies/company-endpoints';
import { companyList } from '@leme/contract/tenancy/companies/company-list';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { nothing } from '#ui/layout/empty-value.tsx';
import { saasTenantTexts } from './texts/texts.ts';

/** Who the company is, how it stands and what it bought. */
export function CompanyFacts({ company }: { company: CompanyRow }) {
  const facts = useFacts(company);
  return (
    <Card>
      <CardBody className="pt-4">
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted-fg">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value || nothing}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}

function useFacts(company: CompanyRow): readonly (readonly [label: string, value: string | null])[] {
  const t = useText(saasTenantTexts);
  const locale = useLocale();
  const { dateTime } = useFormat();
  const { fields } = companies;
  const { status, status_kind, status_reason, tax_id, plan, trial_ends_at } = company;
  const said = (name: keyof typeof fields & string, value: string | null) =>
    [labelOf(fields[name], locale), value] as const;
  const since = t('since', { state: stateWord(status, locale), at: dateTime(company.status_since) });
  const why =
    status_kind && `${choiceOf(companyStops.fields.kind, status_kind, locale)}: ${status_reason ?? ''}`;
  return [
    [t('state'), since],
    ...(why ? [[t('why'), why] as const] : []),
    said('legal_name', company.legal_name),
    said('tax_id', tax_id && formatTaxId(tax_id)),
    said('contact_name', company.contact_name),
    said('contact_phone', company.contact_phone),
    said('contact_email', company.contact_email),
    said('timezone', company.timezone),
    said('locale', choiceOf(fields.locale, company.locale, locale)),
    said('plan', plan && choiceOf(fields.plan, plan, locale)),
    [t('trialEnds'), trial_ends_at && dateTime(trial_ends_at)],
    [t('opened'), company.opened_at && dateTime(company.opened_at)],
  ];
}

/** What was undone is in no list and has no word there. */
function stateWord(status: CompanyRow['status'], locale: ReturnType<typeof useLocale>): string {
  return status === 'erased' ? nothing : choiceOf(companyList.fields.status, status, locale);
}

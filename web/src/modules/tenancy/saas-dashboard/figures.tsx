import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { listTrailAlarms } from '@leme/contract/operations/trail-endpoints';
import { companyList } from '@leme/contract/tenancy/companies/company-list';
import type { readPlatformDashboard } from '@leme/contract/tenancy/platform/dashboard-endpoints';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { nothing } from '#ui/layout/empty-value.tsx';
import { saasDashboardTexts } from './texts/texts.ts';

type Told = ReplyOf<typeof readPlatformDashboard>;
type Figure = { id: string; title: string; value: number | null; path: string };

const { status: statusField } = companyList.fields;

/** How many companies stand in each state. */
export function StateFigures({ told }: { told: Told }) {
  const t = useText(saasDashboardTexts);
  const locale = useLocale();
  const figures = told.states.map(({ status, companies }) => ({
    id: status,
    title: choiceOf(statusField, status, locale),
    value: companies,
    path: `/saas-tenants?status=${status}`,
  }));
  return <Figures name={t('states')} figures={figures} />;
}

/** What wants somebody's look today. */
export function LookFigures({ told }: { told: Told }) {
  const t = useText(saasDashboardTexts);
  const alarms = useAsk<typeof listTrailAlarms>('GET /trail-alarms', {}, { background: true }).data?.data;
  const looked = told.looks.map(({ look, companies }) => ({
    id: look,
    title: t(`look_${look}`),
    // Of letters their number says more than that of the companies they are of.
    value: look === 'mails' ? told.mails_failed : companies,
    path: `/saas-tenants?look=${look}`,
  }));
  const [first] = alarms ?? [];
  const figures = [
    ...looked,
    {
      id: 'requests',
      title: t('newRequests'),
      value: told.new_requests,
      path: '/saas-requests?status=new',
    },
    {
      id: 'check-ins',
      title: t('checkIns'),
      value: told.check_ins,
      path: '/saas-tenants?status=active',
    },
    {
      id: 'alarms',
      title: t('trailAlarms'),
      value: alarms?.length ?? null,
      path: first ? `/saas-tenants/${first.tenant_id}` : '/saas-tenants',
    },
  ];
  return <Figures name={t('looks')} figures={figures} />;
}

function Figures({ name, figures }: { name: string; figures: readonly Figure[] }) {
  const { number } = useFormat();
  return (
    <section aria-label={name} className="grid grid-cols-2 gap-4 max-md:gap-3 lg:grid-cols-4">
      {figures.map(({ id, title, value, path }) => (
        <article
          key={id}
          className="relative min-h-22 min-w-0 rounded-lg border bg-surface px-4 py-3 hover:border-edge"
        >
          <h2 className="text-muted-fg wrap-anywhere">
            <PageLink path={path} className="after:absolute after:inset-0 after:rounded-lg">
              {title}
            </PageLink>
          </h2>
          <p className="font-semibold text-lg tabular-nums md:text-2xl">
            {value === null ? nothing : number(value)}
          </p>
        </article>
      ))}
    </section>
  );
}

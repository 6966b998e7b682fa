import { may } from '@leme/contract/access/permission';
import { moduleNeeds, neededBy } from '@leme/contract/access/plans/module-needs';
import { coreModule, type ModuleSlug } from '@leme/contract/access/plans/module-slug';
import { planModules } from '@leme/contract/access/plans/modules';
import { plansWords } from '@leme/contract/access/plans/texts/texts';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { listSoldModules } from '@leme/contract/tenancy/platform/module-endpoints';
import { Suspense } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import type { Screen } from '#kit/shell/screen.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { modulesShow, prefetchModules } from './modules.queries.ts';
import { saasModulesTexts } from './texts/texts.ts';

const SwitchDialog = lazyPart(async () => (await import('./lazy/switch-dialog.tsx')).SwitchDialog);

/** The modules that are sold: what each opens and needs, who has it, and one given to many companies or taken away. */
export const screen: Screen = Object.assign(SoldModules, { prefetch: prefetchModules });

type Sold = ReplyOf<typeof listSoldModules>['data'][number];

const readSearch = ({ module }: Readonly<Record<string, unknown>>) => ({
  module: planModules.find((each) => each === module && each !== coreModule),
});

function SoldModules() {
  const t = useText(saasModulesTexts);
  const { state, change } = useUrlState(readSearch);
  const query = useAsk<typeof listSoldModules>('GET /saas-modules', {}, { shows: modulesShow });
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <QueryView query={query} skeleton="list" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
        {({ data }) => (
          <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {data.map((sold) => (
              <li key={sold.slug} className="min-w-0">
                <ModuleCard sold={sold} onSwitch={() => change({ module: sold.slug })} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <Suspense>
        {state.module && <SwitchDialog module={state.module} onClose={() => change({ module: undefined })} />}
      </Suspense>
    </div>
  );
}

function ModuleCard({ sold, onSwitch }: { sold: Sold; onSwitch: () => void }) {
  const t = useText(saasModulesTexts);
  const word = useText(plansWords);
  const { slug, companies, routes } = sold;
  const mayChange = useCan()(may('saas-modules', 'update')) && slug !== coreModule;
  const names = (slugs: readonly ModuleSlug[]) => slugs.map((each) => word(`plan.${each}`)).join(', ');
  const needs = moduleNeeds[slug] ?? [];
  const dependents = neededBy(slug, planModules);
  return (
    <Card className="h-full">
      <CardHead
        title={word(`plan.${slug}`)}
        note={slug === coreModule ? t('always') : t('companies', { count: companies })}
        actions={
          mayChange && (
            <Button onClick={onSwitch} aria-label={t('switchNamed', { module: word(`plan.${slug}`) })}>
              {t('switch')}
            </Button>
          )
        }
      />
      <CardBody className="grid gap-2 text-sm">
        {needs.length > 0 && <p>{t('needs', { modules: names(needs) })}</p>}
        {dependents.length > 0 && <p>{t('neededBy', { modules: names(dependents) })}</p>}
        <p className="text-muted-fg">{t('opens', { count: routes.length })}</p>
        <ul className="flex flex-wrap gap-1">
          {routes.map(({ path, is_active }) => (
            <li key={path} className="max-w-full">
              <code className="block rounded-sm bg-muted px-1.5 py-0.5 text-xs wrap-anywhere">
                {is_active ? path : t('closed', { path })}
              </code>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

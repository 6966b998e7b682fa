import type { ModuleSlug } from '@leme/contract/access/plans/module-slug';
import { plansWords } from '@leme/contract/access/plans/texts/texts';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { readModuleUses } from '@leme/contract/tenancy/platform/module-endpoints';
import { call } from '#kit/api/api.ts';
import { useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { saasModulesTexts } from './texts/texts.ts';

type Uses = ReplyOf<typeof readModuleUses>['data'];

/** How much companies use their modules, asked once one is to be taken away. */
export function askUses(companies: readonly string[]) {
  return call<typeof readModuleUses>('GET /saas-modules/uses', { company_ids: companies.join(',') });
}

/** Of these companies what stands against taking these modules away; none where nobody used one. */
export function usesOf(uses: Uses, taken: readonly ModuleSlug[]) {
  const sails = taken.includes('operations');
  return uses
    .map(({ id, departures, modules }) => ({
      id,
      departures: sails ? departures : 0,
      modules: modules.filter(({ slug, people }) => people > 0 && taken.includes(slug)),
    }))
    .filter(({ departures, modules }) => departures > 0 || modules.length > 0);
}

/** The same in words, a line for each company, or for each module of one. */
export function UsesBanner({
  uses,
  nameOf,
}: {
  uses: ReturnType<typeof usesOf>;
  /** What a company is called; without it the modules are. */
  nameOf?: (id: string) => string;
}) {
  const t = useText(saasModulesTexts);
  const word = useText(plansWords);
  const lines = uses.flatMap(({ id, departures, modules }) => {
    const sailing = departures > 0 ? [t('asksDepartures', { count: departures })] : [];
    const used = modules.map(({ slug, people }) => {
      const said = t('asksPeople', { count: people });
      return nameOf ? said : t('asks', { company: word(`plan.${slug}`), uses: said });
    });
    if (!nameOf) return [...used, ...sailing].map((text) => ({ id: `${id} ${text}`, text }));
    return [{ id, text: t('asks', { company: nameOf(id), uses: [...used, ...sailing].join(', ') }) }];
  });
  return (
    <Banner tone="warning">
      <ul>
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Banner>
  );
}

import { competencies } from '@leme/contract/crew/competencies';
import { Suspense } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Tabs } from '#ui/records/tabs.tsx';
import { prefetchVersions } from './matrix.queries.ts';
import { leaving, readMatrixAddress, tabs } from './matrix-address.ts';
import { adminRoleCompetencyMatrixTexts } from './texts/texts.ts';

/** The catalogue of papers the matrix is made of. */
const Catalogue = resourceScreen(competencies, {
  columns: ['code', 'kind', 'group', 'rank', 'nav_area', 'validity_months'],
  card: ['code', 'kind', 'rank'],
  form: [
    {
      rows: ['code kind', 'name', 'group rank', 'nav_area validity_months', 'warn_days', 'evidence_required'],
    },
  ],
  empty: 'competencies.empty',
});

const Grid = lazyPart(async () => (await import('./lazy/grid/matrix-grid.tsx')).MatrixGrid);

const readAddress = (search: Readonly<Record<string, unknown>>) =>
  Object.assign(readMatrixAddress(search), { isOpen: search.open !== undefined });

/** What each position asks for in each context, and the papers it may name. */
function Matrix() {
  const t = useText(adminRoleCompetencyMatrixTexts);
  const { state, change } = useUrlState(readAddress);
  const tab = state.tab ?? 'matrix';
  return (
    <div className="grid grid-cols-1 gap-3">
      {!state.isOpen && (
        <Tabs
          name={t('parts')}
          value={tab}
          onValueChange={(next) => change(leaving(tabs.find((each) => each === next) ?? 'matrix'))}
          items={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
        />
      )}
      {tab === 'catalogue' ? (
        <Catalogue />
      ) : (
        <Suspense fallback={<Skeleton variant="table" label={t('loading')} />}>
          <Grid />
        </Suspense>
      )}
    </div>
  );
}

export const screen = Object.assign(Matrix, { prefetch: prefetchVersions });

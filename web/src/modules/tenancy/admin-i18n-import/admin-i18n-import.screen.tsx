import type { Screen } from '#kit/shell/screen.ts';
import { useText } from '#kit/text/i18n.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { prefetchImports } from './imports.queries.ts';
import { TakeInCard } from './take-in-card.tsx';
import { adminI18nImportTexts } from './texts/texts.ts';
import { VersionsCard } from './versions-card.tsx';

/** Translations for all companies taken in from a file, each file a version that can be rolled back. */
export const screen: Screen = Object.assign(TextImports, { prefetch: prefetchImports });

function TextImports() {
  const t = useText(adminI18nImportTexts);
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-4">
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <TakeInCard />
      <VersionsCard />
      <CoverageCard />
    </div>
  );
}

import { ChevronLeft } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { cn } from '#ui/style/cn.ts';
import { LookedAt } from './looked-at.tsx';
import { readPlace } from './place.ts';
import { ownSettingsTexts } from './texts/texts.ts';

const SettingSearch = lazyPart(async () => (await import('./lazy/search/setting-search.tsx')).SettingSearch);

export type PageSection = { name: string; title: string; body: ReactNode };
type Props = { title: string; subtitle: string; sections: readonly PageSection[]; children?: ReactNode };

/** A page of settings: a search over all of them, its sections below each other, on a phone one at a time. */
export function SettingsPage({ title, subtitle, sections, children }: Props) {
  const t = useText(ownSettingsTexts);
  const { state, change, hrefOf } = useUrlState(readPlace);
  const named = sections.find(({ name }) => name === state.section)?.name;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <PageHeader title={title} subtitle={subtitle} />
      <Suspense fallback={<div className="h-(--control)" />}>
        {/* What was looked for is found: the search begins anew. */}
        <SettingSearch key={`${state.section} ${state.key}`} />
      </Suspense>
      {named === undefined ? (
        <nav aria-label={t('sections')} className="grid rounded-lg border bg-surface md:hidden">
          {sections.map((section) => (
            <InnerLink
              key={section.name}
              href={hrefOf({ section: section.name, key: undefined })}
              onOpen={() => change({ section: section.name, key: undefined }, { push: true })}
              className="flex min-h-14 items-center border-b px-4 font-semibold last:border-0"
            >
              {section.title}
            </InnerLink>
          ))}
        </nav>
      ) : (
        <InnerLink
          href={hrefOf({ section: undefined, key: undefined })}
          onOpen={() => change({ section: undefined, key: undefined })}
          className="flex min-h-11 items-center gap-1 font-semibold md:hidden"
        >
          <ChevronLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('allSections')}
        </InnerLink>
      )}
      {sections.map(({ name, body }) => (
        <LookedAt
          key={name}
          isLookedAt={named === name && state.key === undefined}
          className={cn('grid grid-cols-1 gap-4', named !== name && 'max-md:hidden')}
        >
          {body}
        </LookedAt>
      ))}
      {children}
    </div>
  );
}

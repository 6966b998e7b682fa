import type { LineFact } from '@leme/contract/maintenance/boat/boat-line';
import { useId } from 'react';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { boatMaintenanceTexts } from './texts/texts.ts';
import { toneOf, useFactWords } from './use-fact-words.ts';

export type LineListProps = { facts: readonly LineFact[]; today: string; isNarrowed: boolean };

/** The whole of the line: what is still to come and what goes on, nearest first, then what was, newest first. */
export function LineList({ facts, today, isNarrowed }: LineListProps) {
  const t = useText(boatMaintenanceTexts);
  if (facts.length === 0)
    return <EmptyState title={t('none')} text={t(isNarrowed ? 'noneChosen' : 'noneText')} />;
  const isAhead = ({ until }: LineFact) => until === null || until >= today;
  const ahead = facts.filter(isAhead);
  const before = facts.filter((fact) => !isAhead(fact)).toReversed();
  return (
    <>
      <Part title={t('fromToday')} facts={ahead} />
      <Part title={t('before')} facts={before} />
    </>
  );
}

function Part({ title, facts }: { title: string; facts: readonly LineFact[] }) {
  const id = useId();
  const { titleOf, stateOf, whenOf, kindOf } = useFactWords();
  if (facts.length === 0) return null;
  return (
    <Card aria-labelledby={id} className="overflow-clip">
      <CardHead id={id} title={title} />
      <ul aria-labelledby={id}>
        {facts.map((fact) => {
          const state = stateOf(fact);
          return (
            <li
              key={fact.id}
              className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-2"
            >
              <span className="w-full text-muted-fg text-sm tabular-nums md:w-56">{whenOf(fact)}</span>
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                {fact.path === null ? (
                  <b>{titleOf(fact)}</b>
                ) : (
                  <PageLink
                    className="inline-flex min-h-11 items-center font-semibold underline md:min-h-0"
                    path={fact.path}
                  >
                    {titleOf(fact)}
                  </PageLink>
                )}{' '}
                <span className="text-muted-fg text-sm">
                  {[kindOf(fact.kind), fact.note].filter(Boolean).join(' · ')}
                </span>
              </span>
              {state !== null && <Chip tone={toneOf(fact)}>{state}</Chip>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

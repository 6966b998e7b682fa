import { may } from '@leme/contract/access/permission';
import type { BoatLine, LineFact } from '@leme/contract/maintenance/boat/boat-line';
import { Fragment } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PrintBoatBook } from './print-boat-book.tsx';
import { boatMaintenanceTexts } from './texts/texts.ts';
import { useFactWords } from './use-fact-words.ts';

/** Whose line it is, and in one sentence what keeps the boat ashore today. */
export function LineTop({ id, line }: { id: string; line: BoatLine }) {
  const t = useText(boatMaintenanceTexts);
  const can = useCan();
  const { boat_name } = line;
  return (
    <>
      <PageHeader
        title={boat_name}
        subtitle={t('subtitle')}
        actions={
          <>
            <PrintBoatBook id={id} boat={boat_name} />
            {can(may('work-orders', 'create')) && (
              <Button variant="primary" asChild>
                <PageLink path={`/work-orders/create?boat=${id}`}>{t('newOrder')}</PageLink>
              </Button>
            )}
          </>
        }
      />
      <WhatKeeps line={line} />
    </>
  );
}

function WhatKeeps({ line: { boat_name, status, obstacles } }: { line: BoatLine }) {
  const t = useText(boatMaintenanceTexts);
  const said = status === 'maintenance' || status === 'inactive' ? t(`because.${status}`) : null;
  if (said === null && obstacles.length === 0)
    return <Banner tone="success">{t('free', { boat: boat_name })}</Banner>;
  return (
    <Banner tone="danger">
      <p className="wrap-anywhere">
        {t('kept', { boat: boat_name })} {said}
        {obstacles.map((fact, at) => (
          <Fragment key={fact.id}>
            {at > 0 || said !== null ? '; ' : ''}
            <Because fact={fact} />
          </Fragment>
        ))}
        .
      </p>
    </Banner>
  );
}

/** One reason, which leads to the row behind it. */
function Because({ fact }: { fact: LineFact }) {
  const t = useText(boatMaintenanceTexts);
  const { date } = useFormat();
  const { titleOf } = useFactWords();
  const title = titleOf(fact);
  const words = reason();
  return fact.path === null ? (
    words
  ) : (
    <PageLink className="underline" path={fact.path}>
      {words}
    </PageLink>
  );

  function reason(): string {
    if (fact.kind === 'plan') return t('because.plan', { title, date: date(fact.from) });
    if (fact.kind === 'paper') return t('because.paper', { title, date: date(fact.from) });
    if (fact.until === null) return t('because.open', { title });
    const until = [date(fact.until), fact.until_time].filter(Boolean).join(' ');
    return t('because.stop', { title, until });
  }
}

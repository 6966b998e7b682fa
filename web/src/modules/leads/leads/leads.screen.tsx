import { leads } from '@leme/contract/leads/leads';
import { Suspense, useCallback, useMemo } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import type { RecordCardsProps } from '#kit/resource/list/rows/record-cards.tsx';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { type OwnScreen, screenOfList } from '#kit/resource/resource-screen.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { LeadCards } from './lead-cards.tsx';
import { LeadDialogs } from './lead-dialogs.tsx';
import { LeadTable } from './lead-table.tsx';
import { type LeadsAddress, readLeadsAddress } from './leads-address.ts';
import { OpenLead } from './open-lead.tsx';
import { ShowsSwitch } from './shows-switch.tsx';
import { leadsTexts } from './texts/texts.ts';

const LeadBoard = lazyPart(async () => (await import('./lazy/board/lead-board.tsx')).LeadBoard);

function useOwn(compact: boolean): OwnScreen {
  const { state: address, change } = useUrlState(readLeadsAddress);
  const openOf = useCallback((part: Partial<LeadsAddress>) => change(part, { push: true }), [change]);
  const rows = useMemo(
    () => ({
      Table: (props: RowsProps) => <LeadTable {...props} openOf={openOf} />,
      Cards: (props: RecordCardsProps) => <LeadCards {...props} openOf={openOf} />,
      Board: (props: RowsProps) => (
        <Suspense>
          <LeadBoard {...props} openOf={openOf} />
        </Suspense>
      ),
    }),
    [openOf],
  );
  const board = address.shows === 'board';
  return {
    words: useWords(compact),
    rows,
    Instead: board ? rows.Board : undefined,
    tools: (
      <ShowsSwitch
        board={board}
        compact={compact}
        onChange={(next) => openOf({ shows: next ? 'board' : undefined })}
      />
    ),
    Open: OpenLead,
    beside: <LeadDialogs address={address} openOf={openOf} />,
  };
}

/** What the specification says in the place of the words of every register. */
function useWords(compact: boolean): NonNullable<OwnScreen['words']> {
  const t = useText(leadsTexts);
  return {
    title: t('title'),
    newLabel: t('new'),
    newAtThumb: t('newAtThumb'),
    newFirst: t('newFirst'),
    loadFailed: t('loadFailed'),
    nothingYet: t('nothingYet'),
    nothingYetText: t('nothingYetText'),
    noun: t('noun'),
    removal: {
      ask: (name) => (compact ? t('askDeleteThis') : t('askDelete', { name })),
      deleted: t('deleted'),
      failed: t(compact ? 'deleteFailedThumb' : 'deleteFailed'),
    },
  };
}

export const screen = screenOfList(
  leads,
  {
    columns: [
      ...(['email', 'phone', 'product_id', 'interest_date', 'passenger_count'] as const),
      ...(['offered_value', 'status', 'tags'] as const),
    ],
  },
  // Rows of a page [B9-26, B9-27].
  { limits: { desk: 50, thumb: 20 }, useOwn },
);

import { may } from '@leme/contract/access/permission';
import { leads } from '@leme/contract/leads/leads';
import { Settings, Users } from 'lucide-react';
import { Suspense, useCallback, useMemo } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { saysWhy, useProblemText } from '#kit/problem/problem-text.ts';
import type { RecordCardsProps } from '#kit/resource/list/rows/record-cards.tsx';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { OpenOf } from './lead-actions.tsx';
import { LeadCards } from './lead-cards.tsx';
import { LeadDialogs } from './lead-dialogs.tsx';
import { LeadTable } from './lead-table.tsx';
import { type LeadsAddress, readLeadsAddress } from './leads-address.ts';
import { useLostReason } from './lost/use-lost-reason.tsx';
import { OpenLead } from './open-lead.tsx';
import { ShowsSwitch } from './shows-switch.tsx';
import { leadsTexts } from './texts/texts.ts';

const LeadBoard = lazyPart(async () => (await import('./lazy/board/lead-board.tsx')).LeadBoard);

function useOwn(compact: boolean): OwnScreen {
  const { state: address, change } = useUrlState(readLeadsAddress);
  const openOf = useCallback((part: Partial<LeadsAddress>) => change(part, { push: true }), [change]);
  const loading = useText(kitTexts)('loading');
  const rows = useMemo(
    () => ({
      Table: (props: RowsProps) => <LeadTable {...props} openOf={openOf} />,
      Cards: (props: RecordCardsProps) => <LeadCards {...props} openOf={openOf} />,
      Board: (props: RowsProps) => (
        <Suspense fallback={<Skeleton variant="grid" label={loading} />}>
          <LeadBoard {...props} openOf={openOf} />
        </Suspense>
      ),
    }),
    [openOf, loading],
  );
  const t = useText(leadsTexts);
  const together = useTogether(openOf);
  const mayDecide = useCan()(may('tenant-settings', 'update'));
  const board = address.shows === 'board';
  const lost = useLostReason();
  return {
    words: useWords(compact),
    rows,
    together,
    Instead: board ? rows.Board : undefined,
    tools: (
      <>
        <ShowsSwitch
          board={board}
          compact={compact}
          onChange={(next) => openOf({ shows: next ? 'board' : undefined })}
        />
        {mayDecide && !compact && (
          <IconButton
            name={t('settings')}
            icon={<Settings aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            onClick={() => openOf({ settings: 1 })}
          />
        )}
      </>
    ),
    asks: lost.asks,
    Open: OpenLead,
    beside: (
      <>
        <LeadDialogs address={address} openOf={openOf} />
        {lost.question}
      </>
    ),
  };
}

/** Two ticked leads are made one. */
function useTogether(openOf: OpenOf): NonNullable<OwnScreen['together']> {
  const t = useText(leadsTexts);
  return ({ ticked, rights, selection }) => {
    if (!rights.update || !rights.delete) return [];
    const [one, other, ...more] = ticked;
    const run = () => {
      // Of the two one goes.
      selection.clear();
      openOf({ merge: one?.id, other: other?.id });
    };
    const reason = other && more.length === 0 ? undefined : t('unitesTwo');
    return [{ id: '*merge', label: t('merge'), icon: <Users {...sign} />, reason, run }];
  };
}

const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** What the specification says in the place of the words of every register. */
function useWords(compact: boolean): NonNullable<OwnScreen['words']> {
  const t = useText(leadsTexts);
  const problemText = useProblemText();
  return {
    title: t('title'),
    newLabel: t('new'),
    newAtThumb: t('newAtThumb'),
    newFirst: t('newFirst'),
    loadFailed: t('loadFailed'),
    loadFailedText: (error) => {
      if (isProblem(error, 'signed-out')) return t('noUser');
      const isLost = isProblem(error, 'tenant-unidentified') || isProblem(error, 'tenant-not-found');
      return isLost ? t('noTenant') : problemText(error);
    },
    nothingYet: t('nothingYet'),
    nothingYetText: t('nothingYetText'),
    noun: t('noun'),
    filterButtons: { clear: t('clear'), show: t('apply') },
    removal: {
      ask: (name) => (compact ? t('askDeleteThis') : t('askDelete', { name })),
      deleted: t('deleted'),
      failed: (error) => {
        if (!compact) return saysWhy(error) ? problemText(error) : t('deleteFailed');
        return saysWhy(error) ? `${t('deleteFailedThumb')}. ${problemText(error)}` : t('deleteFailedThumb');
      },
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
    // Status and value are what one opens the list for.
    least: ['email', 'tags', 'passenger_count', 'interest_date', 'product_id', 'phone'],
    // What it costs follows from the product.
    oneByOne: ['product_id'],
  },
  {
    // Rows of a page [B9-26, B9-27].
    limits: { desk: 50, thumb: 20 },
    // [B9-31, B9-32, B9-34]
    freshness: { freshMs: 60_000, keptMs: 300_000, retries: 2 },
    useOwn,
  },
);

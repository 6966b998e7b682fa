import { may } from '@leme/contract/access/permission';
import { type FinancialRow, financial } from '@leme/contract/finance/financial';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { FileUp, Plus, Wallet } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { MenuItem } from '#ui/menus/menu.tsx';
import { type EntryVerb, useEntryActions } from './entry-menu.tsx';
import { type Together, useSettleTogether } from './settle-together.tsx';
import { financialTexts } from './texts/texts.ts';

const EntryDialog = lazyPart(async () => (await import('./lazy/entry-dialog.tsx')).EntryDialog);
const SettleDialog = lazyPart(async () => (await import('./lazy/settle-dialog.tsx')).SettleDialog);
const SettleManyDialog = lazyPart(
  async () => (await import('./lazy/settle-many-dialog.tsx')).SettleManyDialog,
);
const SplitDialog = lazyPart(async () => (await import('./lazy/split-dialog.tsx')).SplitDialog);
const CloneDialog = lazyPart(async () => (await import('./lazy/clone-dialog.tsx')).CloneDialog);
const TakeBackDialog = lazyPart(async () => (await import('./lazy/take-back-dialog.tsx')).TakeBackDialog);
const SheetDialog = lazyPart(async () => (await import('./lazy/sheet/sheet-dialog.tsx')).SheetDialog);
const TillDialog = lazyPart(async () => (await import('./lazy/till/till-dialog.tsx')).TillDialog);
const OpenEntry = lazyPart(async () => (await import('./lazy/open-entry.tsx')).OpenEntry);

const entryOf = (row: AnyRow) => row as unknown as FinancialRow;
const readAddress = ({ open, does }: Readonly<Record<string, unknown>>) => ({
  open: typeof open === 'string' ? open : undefined,
  does: (['new', 'till', 'sheet'] as const).find((each) => each === does),
});

function useOwn(): OwnScreen {
  const t = useText(financialTexts);
  const can = useCan();
  const mayCreate = can(may('financial', 'create'));
  const mayChange = can(may('financial', 'update'));
  const isOffline = useConnectivity() === 'offline';
  const { state, change } = useUrlState(readAddress);
  const [doing, setDoing] = useState<{ verb: EntryVerb; row: FinancialRow } | null>(null);
  const [many, setMany] = useState<Together | null>(null);
  const together = useSettleTogether(mayChange, setMany);
  const actionsOf = useEntryActions({
    mayCreate,
    mayChange,
    isOffline,
    open: ({ id }) => change({ open: id }, { push: true }),
    start: (verb, row) => setDoing({ verb, row }),
  });
  return {
    words: { subtitle: t('subtitle') },
    tools: (
      <>
        <Button onClick={() => change({ does: 'till' }, { push: true })}>
          <Wallet aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('till')}
        </Button>
        {mayCreate && (
          <Button
            variant="primary"
            disabled={isOffline}
            onClick={() => change({ does: 'new' }, { push: true })}
          >
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('new')}
          </Button>
        )}
      </>
    ),
    menu: mayCreate && (
      <MenuItem
        icon={<FileUp aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        disabled={isOffline}
        onSelect={() => change({ does: 'sheet' }, { push: true })}
      >
        {t('sheet')}
      </MenuItem>
    ),
    together,
    Open: OpenEntry,
    menuOf: (row, large) => (
      <ActionMenu
        name={t('actionsOf', { name: entryOf(row).description })}
        size={large ? undefined : 'xs'}
        iconClass="max-md:size-5"
        actions={actionsOf(entryOf(row))}
      />
    ),
    beside: (
      <Suspense>
        {state.does === 'new' && mayCreate && <EntryDialog onClose={() => change({ does: undefined })} />}
        {state.does === 'sheet' && mayCreate && <SheetDialog onClose={() => change({ does: undefined })} />}
        {state.does === 'till' && <TillDialog onClose={() => change({ does: undefined })} />}
        {doing && <Doing {...doing} onClose={() => setDoing(null)} />}
        {many && (
          <SettleManyDialog entries={many.entries} onSettled={many.untick} onClose={() => setMany(null)} />
        )}
      </Suspense>
    ),
  };
}

/** The dialog of what is done to one entry. */
function Doing({ verb, row, onClose }: { verb: EntryVerb; row: FinancialRow; onClose: () => void }) {
  if (verb === 'settle') return <SettleDialog entry={row} onClose={onClose} />;
  if (verb === 'split') return <SplitDialog entry={row} onClose={onClose} />;
  if (verb === 'clone') return <CloneDialog id={row.id} onClose={onClose} />;
  return <TakeBackDialog entry={row} onClose={onClose} />;
}

/** What comes, goes and is owed besides bookings, and how it is settled. */
export const screen = screenOfList(
  financial,
  {
    columns: [
      'due_on',
      'description',
      'supplier_id',
      'customer_id',
      'kind',
      'amount',
      'settled_amount',
      'status',
    ],
    card: ['due_on', 'amount', 'status', 'supplier_id'],
    least: ['customer_id', 'settled_amount', 'kind', 'supplier_id'],
    empty: 'financial.empty',
  },
  { useOwn },
);

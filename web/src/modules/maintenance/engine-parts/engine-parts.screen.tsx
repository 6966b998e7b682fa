import { may } from '@leme/contract/access/permission';
import { engineShelf } from '@leme/contract/maintenance/parts/engine-parts';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { enginePartsTexts } from './texts/texts.ts';

const PartDialog = lazyPart(async () => (await import('./lazy/part-dialog.tsx')).PartDialog);

const MovePartDialog = lazyPart(async () => (await import('./lazy/move-part-dialog.tsx')).MovePartDialog);

function useOwn(): OwnScreen {
  const t = useText(enginePartsTexts);
  const can = useCan();
  const isOffline = useConnectivity() === 'offline';
  /** The part that is changed; `null` is a new one. */
  const [open, setOpen] = useState<string | null | undefined>(undefined);
  const [moving, setMoving] = useState<{ id: string; name: string } | null>(null);
  return {
    words: { subtitle: t('subtitle') },
    tools: can(may('engine-parts', 'create')) && (
      <Button variant="primary" disabled={isOffline} onClick={() => setOpen(null)}>
        <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('new')}
      </Button>
    ),
    menuOf: (row, large) =>
      can(may('engine-parts', 'update')) && (
        <ActionMenu
          name={t('actionsOf', { name: String(row.name) })}
          size={large ? undefined : 'xs'}
          iconClass="max-md:size-5"
          actions={[
            { id: 'edit', label: t('edit'), disabled: isOffline, onSelect: () => setOpen(row.id) },
            {
              id: 'move',
              label: t('move'),
              disabled: isOffline,
              onSelect: () => setMoving({ id: row.id, name: String(row.name) }),
            },
          ]}
        />
      ),
    beside: (
      <Suspense>
        {open !== undefined && <PartDialog id={open} onClose={() => setOpen(undefined)} />}
        {moving && <MovePartDialog part={moving} onClose={() => setMoving(null)} />}
      </Suspense>
    ),
  };
}

/** The parts of engines, with what there is of them. */
export const screen = screenOfList(
  engineShelf,
  {
    columns: ['sku', 'quantity', 'min_qty', 'state', 'fits', 'life_hours', 'supplier_id', 'location_id'],
    card: ['quantity', 'state', 'fits'],
    least: ['location_id', 'supplier_id', 'life_hours', 'sku'],
    empty: 'engine-parts.empty',
  },
  { useOwn },
);

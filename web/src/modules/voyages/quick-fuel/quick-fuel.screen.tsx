import { may } from '@leme/contract/access/permission';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { type FuelRow, fuelEntries } from '@leme/contract/voyages/fuel/fuel-entries';
import { Suspense, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { quickFuelTexts } from './texts/texts.ts';
import { WaitingFuel } from './waiting-fuel.tsx';

const NewFuel = lazyPart(async () => (await import('./lazy/new-fuel.tsx')).NewFuel);
const ConsumptionLine = lazyPart(async () => (await import('./lazy/consumption-line.tsx')).ConsumptionLine);
const ReverseFuel = lazyPart(async () => (await import('./lazy/reverse-fuel.tsx')).ReverseFuel);

const fuelOf = (row: AnyRow) => row as unknown as FuelRow;

/** What was taken back, and what took something back, is told apart. */
function useMark() {
  const t = useText(quickFuelTexts);
  return (row: AnyRow) => {
    const { reversed_by, reverses_id } = fuelOf(row);
    if (reverses_id !== null) return <Chip tone="muted">{t('reversal')}</Chip>;
    return reversed_by !== null && <Chip tone="warning">{t('reversed')}</Chip>;
  };
}

function useOwn(): OwnScreen {
  const t = useText(quickFuelTexts);
  const can = useCan();
  const isOffline = useConnectivity() === 'offline';
  const [isNew, setIsNew] = useState(false);
  const [reversing, setReversing] = useState<AnyRow | null>(null);
  const mayReverse = (row: AnyRow) => {
    const { reversed_by, reverses_id } = fuelOf(row);
    return can(may('quick-fuel', 'update')) && reversed_by === null && reverses_id === null;
  };
  return {
    words: { subtitle: t('subtitle') },
    above: (
      <>
        <WaitingFuel />
        <Suspense>
          <ConsumptionLine />
        </Suspense>
      </>
    ),
    tools: can(may('quick-fuel', 'create')) && (
      <Button variant="primary" onClick={() => setIsNew(true)}>
        {t('create')}
      </Button>
    ),
    menuOf: (row, large) =>
      mayReverse(row) && (
        <ActionMenu
          name={t('actionsOf', { name: fuelOf(row).labels.boat_id as string })}
          size={large ? undefined : 'xs'}
          iconClass="max-md:size-5"
          actions={[
            {
              id: 'reverse',
              label: t('reverse'),
              danger: true,
              disabled: isOffline,
              onSelect: () => setReversing(row),
            },
          ]}
        />
      ),
    beside: (
      <Suspense>
        {isNew && <NewFuel onClose={() => setIsNew(false)} />}
        {reversing && <ReverseFuel row={reversing} onClose={() => setReversing(null)} />}
      </Suspense>
    ),
  };
}

/** What boats were fuelled with; noting one takes a boat, litres and what was paid. */
export const screen = screenOfList(
  fuelEntries,
  {
    columns: [
      'taken_at',
      'boat_id',
      'litres',
      'total',
      'per_litre',
      'hours',
      'supplier_id',
      'photo',
      'user_id',
    ],
    card: ['taken_at', 'boat_id', 'litres', 'total'],
    least: ['user_id', 'photo', 'supplier_id', 'hours', 'per_litre'],
    useMark,
    empty: 'quick-fuel.empty',
  },
  { useOwn },
);

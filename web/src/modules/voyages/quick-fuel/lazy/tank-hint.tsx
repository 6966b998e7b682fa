import type { PierData } from '@leme/contract/voyages/logbook/pier-data';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { quickFuelTexts } from '../texts/texts.ts';

type TankHintProps = { boat: PierData['boats'][number] | undefined; litres: number | null };

/** What the boat holds and usually burns; where more was typed than it holds, what may have been meant. */
export function TankHint({ boat, litres }: TankHintProps) {
  const t = useText(quickFuelTexts);
  const { number } = useFormat();
  const isElectric = boat?.fuel_type === 'eletrico';
  const usual = boat?.usual ?? null;
  const tank = isElectric ? null : (boat?.tank_l ?? null);
  if (tank && litres && litres > tank) {
    const meant = number(litres / 100);
    return (
      <p role="status" className="mt-1 text-sm text-warning-text">
        {t('overTank', { tank: number(tank), meant })}
      </p>
    );
  }
  const facts = [
    isElectric && t('inKwh'),
    tank && t('tank', { tank: number(tank) }),
    usual && t('usual', { usual: number(usual) }),
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return <p className="mt-1 text-muted-fg text-sm">{facts.join(' · ')}</p>;
}

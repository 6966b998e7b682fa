import type { FeeTierValue } from '@leme/contract/kit/resource/fields';
import { lateInput } from '../late-input.tsx';
import { webKind } from '../web-kind.ts';
import { hoursText } from './hours-text.ts';

const tiersOf = (value: unknown) => (Array.isArray(value) ? (value as FeeTierValue[]) : []);

/** What cancelling costs by how many hours are left: `> 30 dias: 10% · > 24 h: 20% (≥ R$ 50,00)`. */
export const feeTiersKind = webKind<FeeTierValue[]>({
  ...lateInput(async () => (await import('./lazy/fee-tiers-input.tsx')).FeeTiersInput),
  edit: tiersOf,
  text: (value, _, { format }) =>
    tiersOf(value)
      .map(({ hours_before, fee_bp, minimum_fee }) => {
        const least = minimum_fee > 0 ? ` (≥ ${format.money(minimum_fee)})` : '';
        return `> ${hoursText(hours_before, format)}: ${format.percent(fee_bp)}${least}`;
      })
      .join(' · '),
  needsName: true,
  mayBeBare: true,
});

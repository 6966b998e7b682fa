import type { readConsumption } from '@leme/contract/voyages/fuel/endpoints';
import { fuelEntries } from '@leme/contract/voyages/fuel/fuel-entries';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { listAddressReader } from '#kit/resource/list/list-address.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { quickFuelTexts } from '../texts/texts.ts';

const readAddress = listAddressReader(fuelEntries);
const day = (at: Temporal.ZonedDateTime) => at.toPlainDate().toString();

/** What the boat the list is filtered by burned in a year, an hour; where that is not known, why. */
export function ConsumptionLine() {
  const t = useText(quickFuelTexts);
  const format = useFormat();
  const { state } = useUrlState(readAddress);
  const boats = String(state.boat_id ?? '')
    .split(',')
    .filter(Boolean);
  const [boat_id = ''] = boats;
  const now = Temporal.Now.zonedDateTimeISO(useTimeZone());
  const { data } = useAsk<typeof readConsumption>(
    'GET /quick-fuel/consumption',
    { boat_id, from: day(now.subtract({ years: 1 })), to: day(now) },
    { shows: ['quick-fuel'], enabled: boats.length === 1 },
  );
  if (boats.length !== 1 || !data) return null;
  const why = data.data.findLast((stretch) => stretch.why !== null)?.why;
  return (
    <p role="status" className="mb-3 text-sm">
      {data.per_hour === null
        ? t('notKnown', { why: why ? t(`why.${why}`) : t('why.no-full') })
        : t('perHour', { litres: format.number(data.per_hour, { minimumFractionDigits: 1 }) })}
    </p>
  );
}

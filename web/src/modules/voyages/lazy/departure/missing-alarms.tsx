import { Missing } from './missing.tsx';
import { countOf, useDepartures } from './use-departures.ts';

/** The alarms of today, each over all of the page until it is closed. */
export function MissingAlarms() {
  const { data: day } = useDepartures();
  const open = (day?.data ?? []).filter((departing) => countOf(departing).state === 'missing');
  return open.map((departing) => (
    <Missing
      key={`${departing.session_id} ${departing.boat_id}`}
      departing={departing}
      phone={day?.harbour_phone ?? null}
    />
  ));
}

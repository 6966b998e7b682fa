/** The offset of a zone at a moment, in minutes. */
function offsetAt(at: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((local - at.getTime()) / 60_000);
}

/** The moment of a civil day and hour of a zone, `2026-11-23T09:00`; null of what is none. */
export function instantAt(local: string, zone: string): string | null {
  const asUtc = Date.parse(`${local.slice(0, 16)}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const first = new Date(asUtc - offsetAt(new Date(asUtc), zone) * 60_000);
  // Once more, where the clocks were turned between the two.
  return new Date(asUtc - offsetAt(first, zone) * 60_000).toISOString();
}

const friday = 5;

/** When people put things off to: in an hour, tomorrow at nine, on the next Friday. */
export function timesFrom(
  now: Date,
  zone: string,
): { name: 'hour' | 'tomorrow' | 'friday'; until: string }[] {
  const local = new Date(now.getTime() + offsetAt(now, zone) * 60_000);
  const nineIn = (days: number) => {
    const day = new Date(local.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    return instantAt(`${day}T09:00`, zone) ?? now.toISOString();
  };
  const days = (friday - local.getUTCDay() + 7) % 7 || 7;
  return [
    { name: 'hour', until: new Date(now.getTime() + 3_600_000).toISOString() },
    { name: 'tomorrow', until: nineIn(1) },
    { name: 'friday', until: nineIn(days) },
  ];
}

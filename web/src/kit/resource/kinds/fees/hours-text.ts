import type { Formats } from '../../../text/format.ts';

/** `30 dias`, `36 h`: whole days from two on. */
export function hoursText(hours: number, format: Pick<Formats, 'number'>): string {
  return hours >= 48 && hours % 24 === 0
    ? format.number(hours / 24, { style: 'unit', unit: 'day', unitDisplay: 'long' })
    : format.number(hours, { style: 'unit', unit: 'hour', unitDisplay: 'short' });
}

import { z } from 'zod';
import { fieldSchema } from '../resource/field-schema.ts';
import * as f from '../resource/fields.ts';

/** A civil date `yyyy-MM-dd` that exists in the calendar. */
export const civilDate = fieldSchema(f.date({ required: true }));

/** A wall-clock time `HH:mm`; seconds are accepted and dropped. */
export const clockTime = fieldSchema(f.time({ required: true }));

/** An instant as ISO 8601, brought to UTC. */
export const instant = fieldSchema(f.instant({ required: true }));

/** An IANA time zone this runtime knows. */
export const timeZone = z.string().refine(
  (zone) => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone });
      return true;
    } catch {
      return false;
    }
  },
  { error: 'time-zone' },
);

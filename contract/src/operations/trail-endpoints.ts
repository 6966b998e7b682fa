import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { id } from '../kit/page.ts';
import { requiredText } from '../kit/values/text.ts';

export const sealedTrails = ['changes', 'payments', 'attendance', 'system', 'departures'] as const;
export type SealedTrail = (typeof sealedTrails)[number];

export const trailAlarm = z.object({
  id,
  tenant_id: id,
  company: z.string(),
  trail: z.enum(sealedTrails),
  block: z.number().int(),
  found_at: z.string(),
});
export type TrailAlarm = z.output<typeof trailAlarm>;

export const listTrailAlarms = endpoint({
  method: 'GET',
  path: '/trail-alarms',
  summary:
    'Sealed trails that no longer fit their rows and nobody has looked at: of the own company for its administrators, of all for operators; empty for everybody else',
  permission: 'signed-in',
  reply: z.object({ data: z.array(trailAlarm) }),
});

export const reviewTrailAlarm = endpoint({
  method: 'POST',
  path: '/trail-alarms/review',
  summary:
    "An operator has looked at an alarm and says what it was; it is written to the company's log, and sealing goes on",
  permission: 'operator',
  repeat: 'harmless',
  body: z.strictObject({ tenant_id: id, id, note: requiredText(500, 5) }),
  reply: z.object({ id, looked_at: z.string() }),
});

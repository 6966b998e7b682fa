import { servesBulkApplication } from '../bulk/apply-bulk.ts';
import { servesBulkPlan } from '../bulk/plan-bulk.ts';
import { servesApplication } from '../schedules/apply-plan.ts';
import { servesPlan } from '../schedules/make-plan.ts';
import { servesChangePreview } from '../schedules/preview-change.ts';
import { servesReturn } from '../schedules/return-to-schedule.ts';
import { servesSchedules } from '../schedules/schedules.resource.ts';
import { servesUndoing } from '../schedules/undo-application.ts';
import { servesBlackouts } from './blackouts.resource.ts';
import { servesBlackoutPreview } from './preview-blackout.ts';
import { servesAvailability } from './read-availability.ts';
import { servesCalendar } from './read-calendar.ts';
import { servesProof } from './read-proof.ts';

/** Seasons typed once, what of them is applied, and what closes a sale. */
export const servesAvailabilities = [
  ...servesSchedules,
  ...servesBlackouts,
  servesPlan,
  servesApplication,
  servesUndoing,
  servesBulkPlan,
  servesBulkApplication,
  servesBlackoutPreview,
  servesAvailability,
  servesProof,
  servesCalendar,
  servesReturn,
  servesChangePreview,
];

import { defineModule } from '../kit/module.ts';

/** Who is expected aboard, and who came. */
export const manifest = defineModule({
  name: 'manifest',
  rank: 2,
  tables: ['attendance_events', 'attendance_refusals'],
});

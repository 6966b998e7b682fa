import { manifest } from '@leme/contract/manifest/module';
import type { ServerModule } from '#kit/http/serve';
import { servesAttendanceIssues, servesRefusalReview } from './attendance/attendance-issues.ts';
import { tells } from './attendance/attendance-steps.ts';
import { expectsAnew } from './attendance/expect-anew.ts';
import { servesAttendanceLog } from './attendance/list-attendance.ts';
import { servesStandings } from './attendance/list-standings.ts';
import { servesAttendance } from './attendance/record-attendance.ts';
import { servesPassengerEdit } from './edit-passenger.ts';
import { firstSteps } from './first-steps.ts';
import { servesPassengerManifest } from './passenger-manifest.ts';
import { servesScan } from './scan/scan-booking.ts';
import {
  servesDayManifest,
  servesSessionManifest,
  servesSessionsManifest,
  servesSessionsManifestOptions,
} from './sessions/sessions-manifest.ts';
import { servesSessionsWithDetails } from './sessions/sessions-manifest-details.ts';

/** Who is expected aboard, and who came. */
export const manifestModule: ServerModule = {
  ...manifest,
  expectsAnew,
  tells,
  firstSteps,
  serves: [
    servesPassengerManifest,
    servesStandings,
    servesAttendance,
    servesAttendanceLog,
    servesAttendanceIssues,
    servesRefusalReview,
    servesPassengerEdit,
    servesScan,
    servesSessionsManifest,
    servesSessionsManifestOptions,
    servesDayManifest,
    servesSessionManifest,
    servesSessionsWithDetails,
  ],
};

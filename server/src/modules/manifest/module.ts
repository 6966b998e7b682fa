import { manifest } from '@leme/contract/manifest/module';
import type { ServerModule } from '#kit/serve';
import { servesAttendanceIssues, servesRefusalReview } from './attendance-issues.ts';
import { tells } from './attendance-steps.ts';
import { servesPassengerEdit } from './edit-passenger.ts';
import { expectsAnew } from './expect-anew.ts';
import { servesAttendanceLog } from './list-attendance.ts';
import { servesStandings } from './list-standings.ts';
import { servesPassengerManifest } from './passenger-manifest.ts';
import { servesAttendance } from './record-attendance.ts';
import { servesScan } from './scan-booking.ts';
import {
  servesDayManifest,
  servesSessionManifest,
  servesSessionsManifest,
  servesSessionsManifestOptions,
} from './sessions-manifest.ts';
import { servesSessionsWithDetails } from './sessions-manifest-details.ts';

/** Who is expected aboard, and who came. */
export const manifestModule: ServerModule = {
  ...manifest,
  expectsAnew,
  tells,
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

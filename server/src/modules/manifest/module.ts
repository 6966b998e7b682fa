import type { Module } from '#kit/serve';
import { servesPassengerManifest } from './passenger-manifest.ts';
import { servesAttendance } from './record-attendance.ts';

/** Who is expected aboard, and who came. */
export const manifestModule: Module = {
  name: 'manifest',
  serves: [servesPassengerManifest, servesAttendance],
};

import type { manifestPassenger } from '@leme/contract/manifest/endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import type { z } from 'zod';
import type { Person } from './manifest-queries.ts';

export function personRow({ booking_id: _, ...person }: Person): z.output<typeof manifestPassenger> {
  return { ...person, status: person.status as AttendanceState };
}

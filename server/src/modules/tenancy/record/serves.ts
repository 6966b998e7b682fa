import type { AuthTx } from '#kit/database/auth-tx';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { Served } from '#kit/http/serve';
import { servesCompanyDays } from './company-days.ts';
import { servesCompanyLog } from './company-log.ts';
import { servesNotes } from './company-notes.ts';

/** What the record of a company tells beside what it is. */
export function servesRecord(needs: { authTx: AuthTx; platformTx: PlatformTx }): Served[] {
  return [servesCompanyDays(needs), servesCompanyLog(needs), ...servesNotes];
}

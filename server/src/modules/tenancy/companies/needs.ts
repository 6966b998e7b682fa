import type { Locale } from '@leme/contract/kit/language/locale';
import type { Clock } from '#kit/clock';
import type { AuthTx } from '#kit/database/auth-tx';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { Tx } from '#kit/database/transaction';
import type { TimedWork } from '#kit/work';
import type { CheckAdministrator } from '../check-credentials.ts';

/** What whoever keeps accounts does for a company that is opened, stopped or undone. */
type CompanyAccounts = {
  begin(work: TimedWork, person: { full_name: string; email: string; locale: Locale }): Promise<void>;
  shut(tx: Tx, tenantId: string): void;
  tell(tx: Tx, tenantId: string): void;
  letsIn(networks: unknown, address: string): boolean;
  endActing(tx: Tx, company: string): void;
  forget(work: TimedWork, locale: Locale): Promise<void>;
  resend(
    work: TimedWork,
    to: { user_id: string; email: string | undefined; locale: Locale },
  ): Promise<'queued' | 'refused'>;
};

export type CompanyNeeds = {
  authTx: AuthTx;
  platformTx: PlatformTx;
  clock: Clock;
  accounts: CompanyAccounts;
  checkAdministrator: CheckAdministrator;
};

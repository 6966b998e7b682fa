import { isOlder, objectionTo } from '@leme/contract/tenancy/rules';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import { platformTenantId } from '#kit/ids';
import type { Build, KeptBuilds } from '#kit/pages/kept-builds';
import type { PgNotifications } from '#kit/realtime/pg-notifications';

/** The channel that says that somebody chose another build. */
export const buildsChannel = 'leme_builds';

type Choices = ReadonlyMap<string, string>;
type Needs = { platformTx: PlatformTx; notices: PgNotifications; kept: KeptBuilds };

/**
 * Which build a company's people get. The few companies that chose one are kept in memory until somebody chooses again,
 * so that the page of all others costs no statement; while notices are not heard each question is asked of the database.
 */
export function servedBuilds({ platformTx, notices, kept }: Needs) {
  let known: Promise<Choices> | null = null;
  const forget = () => {
    known = null;
  };
  notices.listen(buildsChannel, forget);
  notices.onGap(forget);

  const choices = (): Promise<Choices> => {
    if (known) return known;
    const reading = readChoices(platformTx);
    if (notices.isHearing()) {
      known = reading;
      reading.catch(forget);
    }
    return reading;
  };
  const usable = (id: string | undefined): Build | null =>
    kept.all.find((build) => build.build_id === id && objectionTo(build) === null) ?? null;
  const currentIn = (all: Choices): Build | null => usable(all.get(platformTenantId)) ?? kept.current;
  // Operators always get the newest build, so that nobody is left on one that cannot be left.
  const currentFor = async (tenantId: string | null) =>
    tenantId === platformTenantId || !kept.current ? kept.current : currentIn(await choices());

  return {
    kept: kept.all,
    /** What a company gets that chose nothing, and a visitor. */
    currentFor,
    /** What the people of a company get; null where no pages are served. */
    async of(tenantId: string | null): Promise<Build | null> {
      const current = await currentFor(tenantId);
      if (tenantId === null || tenantId === platformTenantId || !current) return current;
      const chosen = usable((await choices()).get(tenantId));
      // What was chosen before the default went further back has become the newer one.
      return chosen && isOlder(chosen.build_id, current.build_id) ? chosen : current;
    },
    /** What the platform's own row says: the default of all companies. */
    async defaultBuild(): Promise<Build | null> {
      return kept.current && currentIn(await choices());
    },
    forget,
  };
}

export type ServedBuilds = ReturnType<typeof servedBuilds>;

/** Every choice that was made, by tenant. */
export async function readChoices(platformTx: PlatformTx): Promise<Choices> {
  const rows = await platformTx.read((tx) =>
    tx.rows(
      db.selectFrom('saas_tenants').select(['id', 'served_build']).where('served_build', 'is not', null),
    ),
  );
  return new Map(rows.map(({ id, served_build }) => [id, served_build ?? '']));
}

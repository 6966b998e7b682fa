import { Problem } from '@leme/contract/kit/problem';
import { listVersions } from '@leme/contract/tenancy/endpoints';
import { objectionTo } from '@leme/contract/tenancy/rules';
import { type Served, serveOpen } from '#kit/http/serve';
import { platformTenantId } from '#kit/ids';
import type { ServedBuilds } from './served-builds.ts';

/** The kept builds, for everyone; in the platform the one served is the default of all companies. */
export function servesVersionList(builds: ServedBuilds): Served {
  return serveOpen(listVersions, async ({ actor }) => {
    if (!actor) throw new Problem('signed-out');
    const { tenantId } = actor;
    const [current, served] = await Promise.all([
      builds.currentFor(tenantId),
      tenantId === platformTenantId ? builds.defaultBuild() : builds.of(tenantId),
    ]);
    return {
      current_build: current?.build_id ?? null,
      served_build: served?.build_id ?? null,
      builds: builds.kept.map(({ folder: _, ...build }) => ({ ...build, objection: objectionTo(build) })),
    };
  });
}

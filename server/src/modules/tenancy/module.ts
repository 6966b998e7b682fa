import { tenancy } from '@leme/contract/tenancy/module';
import { objectionTo } from '@leme/contract/tenancy/rules';
import type { FastifyRequest } from 'fastify';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { ServerModule } from '#kit/http/serve';
import type { KeptBuilds } from '#kit/pages/kept-builds';
import type { PgNotifications } from '#kit/realtime/pg-notifications';
import { type CheckAdministrator, servesCredentialCheck } from './check-credentials.ts';
import { servesVersionList } from './list-versions.ts';
import { servesMissingTexts } from './log-missing-texts.ts';
import { servesRestoration } from './restore-version.ts';
import { servedBuilds } from './served-builds.ts';
import { servesSharedViews } from './shared-views/shared-views.ts';

export type TenancyNeeds = {
  tenantTx: TenantTx;
  platformTx: PlatformTx;
  notices: PgNotifications;
  kept: KeptBuilds;
  checkAdministrator: CheckAdministrator;
  /** The company a browser's cookie names; it decides which pages are sent, which hold nothing of anybody. */
  tenantOf: (request: FastifyRequest) => string | null;
};

/** Which build of the web application a company gets, and who may choose it. */
export function tenancyModule(needs: TenancyNeeds) {
  const { tenantTx, checkAdministrator, kept } = needs;
  const builds = servedBuilds(needs);
  const module: ServerModule = {
    ...tenancy,
    serves: [
      servesVersionList(builds),
      servesMissingTexts,
      ...servesSharedViews,
      servesCredentialCheck(checkAdministrator),
      servesRestoration({ tenantTx, builds, checkAdministrator }),
    ],
  };
  return {
    module,
    /** The label of the build a company's people get. */
    servedBuild: (tenantId: string) =>
      builds.of(tenantId).then(
        (build) => build?.build_id ?? null,
        () => null,
      ),
    pages: {
      others: kept.all.flatMap((build) =>
        build === kept.current || objectionTo(build) ? [] : [build.folder],
      ),
      /** Where the pages for this browser are; null for the newest build, also while nobody can say. */
      async chosenFor(request: FastifyRequest): Promise<string | null> {
        const build = await builds.of(needs.tenantOf(request)).catch(() => null);
        return build && build !== kept.current ? build.folder : null;
      },
    },
  };
}

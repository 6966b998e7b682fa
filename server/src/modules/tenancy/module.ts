import { tenancy } from '@leme/contract/tenancy/module';
import { objectionTo } from '@leme/contract/tenancy/rules';
import type { ProductText } from '@leme/contract/tenancy/words/product-text';
import type { FastifyRequest } from 'fastify';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { ServerModule } from '#kit/http/serve';
import type { KeptBuilds } from '#kit/pages/kept-builds';
import type { PgNotifications } from '#kit/realtime/pg-notifications';
import type { Registers } from '#kit/resource/registers';
import { servesCredentialCheck } from './check-credentials.ts';
import { beginCompany } from './companies/begin-company.ts';
import { companyLetters } from './companies/company-letters.ts';
import type { CompanyNeeds } from './companies/needs.ts';
import { servesCompanies } from './companies/serves.ts';
import { servesTextImport } from './imports/apply-file.ts';
import { servesCoverage } from './imports/coverage.ts';
import { servesTextVersions } from './imports/roll-back.ts';
import { servesVersionList } from './list-versions.ts';
import { servesMissingTexts } from './log-missing-texts.ts';
import { servesPlatformDashboard } from './platform/dashboard.ts';
import { servesModuleUses } from './platform/module-uses.ts';
import { servesSoldModules } from './platform/sold-modules.ts';
import { servesRecord } from './record/serves.ts';
import { servesRequests } from './requests/company-requests.ts';
import { servesRestoration } from './restore-version.ts';
import { servedBuilds } from './served-builds.ts';
import { servesHouse } from './settings/change-house.ts';
import { servesLanguages } from './settings/change-languages.ts';
import { servesCompanySettings } from './settings/change-settings.ts';
import { servesZone } from './settings/change-zone.ts';
import { servesSharedViews } from './shared-views/shared-views.ts';
import { layPackageJob } from './starter/lay-package.ts';
import { servesStarter } from './starter/starter-package.ts';
import { openCatalogue, textsOfBuild } from './words/catalogue.ts';
import { servesWords } from './words/fetch-words.ts';
import { servesOwnSheets } from './words/own-sheet.ts';
import { servesOwnWords } from './words/own-words.ts';
import { seedKeys } from './words/text-keys.ts';

export type TenancyNeeds = CompanyNeeds & {
  tenantTx: TenantTx;
  notices: PgNotifications;
  kept: KeptBuilds;
  /** What links in mail begin with; known once the server listens. */
  linkOrigin: () => string;
  /** The company a browser's cookie names; it decides which pages are sent, which hold nothing of anybody. */
  tenantOf: (request: FastifyRequest) => string | null;
  /** Whose build lists the texts of the product, unless they are given. */
  webFolder: string | undefined;
  texts: (() => Promise<readonly ProductText[]>) | undefined;
};

/** The companies as operators keep them, and which build of the web application each gets. */
export function tenancyModule(needs: TenancyNeeds) {
  const { tenantTx, checkAdministrator, kept } = needs;
  const builds = servedBuilds(needs);
  const catalogue = openCatalogue(needs.texts ?? textsOfBuild(needs.webFolder));
  const module: ServerModule = {
    ...tenancy,
    serves: [
      servesVersionList(builds),
      servesMissingTexts,
      ...servesSharedViews,
      servesCredentialCheck(checkAdministrator),
      servesRestoration({ tenantTx, builds, checkAdministrator }),
      ...servesCompanies(needs),
      ...servesRecord(needs),
      ...servesStarter(needs),
      servesPlatformDashboard(needs),
      servesModuleUses(needs),
      ...servesSoldModules(needs),
      ...servesRequests(needs),
      ...servesCompanySettings(needs.accounts),
      ...servesZone(needs.accounts),
      ...servesHouse(needs),
      ...servesLanguages(needs.accounts),
      servesWords,
      ...servesOwnWords({ ...needs, catalogue }),
      ...servesOwnSheets({ ...needs, catalogue }),
      ...servesTextImport(catalogue),
      ...servesTextVersions(),
      ...servesCoverage(catalogue),
    ],
    constraints: { company_notes_company_id_fkey: 'not-found' },
    mails: companyLetters({ authTx: needs.authTx, origin: needs.linkOrigin }),
  };
  return {
    module,
    /** Somebody set a password by a link; with the first one a company begins. */
    begins: beginCompany,
    /** Lays what a company is given to begin with, in the registers there are. */
    packageJob: (registers: Registers) => layPackageJob({ ...needs, registers }),
    /** Makes the keys of texts nobody but the server makes. */
    seedKeys: () => seedKeys(tenantTx, catalogue),
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

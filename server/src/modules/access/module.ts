import type { OpenedSession } from '@leme/contract/access/endpoints';
import { access } from '@leme/contract/access/module';
import { users } from '@leme/contract/access/people/users';
import { isPlatformRole, type Role } from '@leme/contract/access/roles';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#kit/clock';
import type { AuthTx } from '#kit/database/auth-tx';
import type { PlatformTx } from '#kit/database/platform-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import type { ServerModule } from '#kit/http/serve';
import { notify, type PgNotifications } from '#kit/realtime/pg-notifications';
import { actorResolver, type Circumstances, circumstancesOf } from './auth-session/actor-of.ts';
import { describeSession } from './auth-session/describe-session.ts';
import { companyEndpoints } from './auth-session/enter-company.ts';
import { accessChannel, sessionCache } from './auth-session/session-cache.ts';
import { readCookie, readDeviceTokenCookie, type SessionToken } from './auth-session/session-cookie.ts';
import { sessionEndpoints } from './auth-session/session-endpoints.ts';
import { companyAccounts } from './companies/company-accounts.ts';
import { deviceActor } from './device/device-token.ts';
import { deviceEndpoint, type Exchange, prepareDevice } from './device/prepare-device.ts';
import { firstSteps } from './first-steps.ts';
import { linkEndpoints } from './links/link-endpoints.ts';
import { linkMails } from './links/link-mail.ts';
import { machineResolver } from './machines/machine-actor.ts';
import { passwordMail } from './own-account/password-mail.ts';
import { ownAccountEndpoints } from './own-account/serves.ts';
import { addressChangedMail } from './people/address-changed.ts';
import { peopleEndpoints } from './people/serves.ts';
import { preferenceEndpoints } from './preferences.ts';
import { personActor } from './rights/person-actor.ts';
import { accessReads } from './rights/read-access.ts';
import { servesOwnSecondFactor } from './second-factor/own-second-factor.ts';
import { secondFactorMail } from './second-factor/second-factor-mail.ts';
import { accountAtDoor } from './sign-in/account-at-door.ts';
import { checkAdministrator } from './sign-in/check-administrator.ts';
import { isFromThisMachine } from './sign-in/from-this-machine.ts';
import { warningMail } from './sign-in/sign-in-warning.ts';

export type AccessNeeds = {
  authTx: AuthTx;
  platformTx: PlatformTx;
  notices: PgNotifications;
  clock: Clock;
  fallbackAdmins: readonly string[];
  /** Whether roles of the platform must have a second factor. */
  operatorsNeedCode: boolean;
  /** `open` on the machine itself, `marked` beyond it, `closed` where nobody allowed demo accounts. */
  demo: 'open' | 'marked' | 'closed';
  publicOrigin: string | undefined;
  /** What links in mail begin with; known once the server listens. */
  linkOrigin: () => string;
  /** Which build of the web application the people of a company get. */
  servedBuild: (tenantId: string) => Promise<string | null>;
  /** Somebody set a password by a link: with the first one a company begins. */
  begins: (tx: Tx, tenantId: string, now: Temporal.Instant) => Promise<void>;
};

const constraints = {
  auth_machine_tokens_two: 'two-tokens',
  login_emails_pkey: 'email-in-use',
  profiles_tenant_id_email_key: 'email-in-use',
} as const;

/** Sign-in, who may do what, and entering a company. Also answers who sent a request. */
export function accessModule(needs: AccessNeeds) {
  const { authTx, platformTx, notices, clock, fallbackAdmins, demo, publicOrigin } = needs;
  const isRequiredOf = (role: Role) => needs.operatorsNeedCode && isPlatformRole(role);
  const cache = sessionCache({ authTx, clock, isRequiredOf }, notices, fallbackAdmins);
  const resolve = actorResolver(authTx, cache, clock);

  // Their password is in the README: whatever the settings, nobody comes in by it from elsewhere.
  const mayDemo = (request: FastifyRequest) => demo !== 'closed' && isFromThisMachine(request);

  /** The session as a browser gets it, and with it what its device needs without a connection. */
  const open = async (circumstances: Circumstances, exchange: Exchange): Promise<OpenedSession | null> => {
    const signedIn = await resolve(circumstances);
    if (!signedIn) return null;
    const served_build = await needs.servedBuild(signedIn.known.tenant.id);
    const device_key = await prepareDevice({ authTx, clock }, signedIn, exchange);
    return { ...describeSession(signedIn, { shows_demo: demo === 'marked', served_build }), device_key };
  };

  const end = async (token: SessionToken) => {
    const whose = `${token.tenantId}//${token.hash}`;
    await authTx.write(token.tenantId, async (tx) => {
      await tx.change(
        db
          .deleteFrom('auth_sessions')
          .where('tenant_id', '=', token.tenantId)
          .where('token_hash', '=', token.hash),
      );
      notify(tx, accessChannel, whose);
    });
    cache.evict(whose);
  };

  const module: ServerModule = {
    ...access,
    firstSteps,
    names: [users],
    serves: [
      ...sessionEndpoints({ authTx, clock, mayDemo, open, end, resolve, evict: cache.evict }),
      ...linkEndpoints({
        authTx,
        clock,
        publicOrigin,
        end,
        mayDemo,
        evict: (whose) => cache.evict(whose),
        begins: needs.begins,
      }),
      ...companyEndpoints({ authTx, platformTx, cache }),
      ...accessReads({ authTx, clock }, fallbackAdmins),
      ...peopleEndpoints({ authTx, evict: cache.evict }),
      ...ownAccountEndpoints({ authTx, clock, evict: cache.evict }),
      ...servesOwnSecondFactor({ authTx, clock, evict: cache.evict, isRequiredOf }),
      ...preferenceEndpoints,
      deviceEndpoint({ authTx, clock }, (request) => resolve(circumstancesOf(request))),
    ],
    constraints,
    mails: {
      ...linkMails({ authTx, clock, origin: needs.linkOrigin }),
      ...warningMail({ authTx, origin: needs.linkOrigin }),
      ...addressChangedMail({ authTx, origin: needs.linkOrigin }),
      ...passwordMail({ authTx, origin: needs.linkOrigin }),
      ...secondFactorMail({ authTx, origin: needs.linkOrigin }),
    },
  };
  return {
    module,
    /** Where it is told whose access changed. */
    accessChannel,
    actorOf: async (request: FastifyRequest) => (await resolve(circumstancesOf(request)))?.actor ?? null,
    machineOf: machineResolver({ authTx, clock, notices }),
    /** Who sends from a device whose sign-in session has gone to sleep; never for a page of another company. */
    deviceActorOf: async (request: FastifyRequest) => {
      const token = readDeviceTokenCookie(request);
      const { tenant } = circumstancesOf(request);
      if (!token || (tenant !== undefined && tenant !== token.tenantId)) return null;
      return await deviceActor(authTx, token, { now: clock.now(), fallbackAdmins });
    },
    /** Somebody outside of a request. */
    personOf: (who: Omit<Parameters<typeof personActor>[1], 'now'>) =>
      personActor(authTx, { ...who, now: clock.now() }, fallbackAdmins),
    /** Whose address or link came to the door. */
    accountAtDoor: (whose: Parameters<typeof accountAtDoor>[1]) => accountAtDoor(authTx, whose),
    checkAdministrator: (asked: Parameters<typeof checkAdministrator>[1]) =>
      checkAdministrator(authTx, asked),
    /** What becomes of the accounts of a company that is opened, stopped or undone. */
    accounts: companyAccounts,
    /** The company the cookie names, which nobody has checked. */
    tenantOf: (request: FastifyRequest) => readCookie(request)?.tenantId ?? null,
  };
}

import {
  getSession,
  getUser,
  refreshSession,
  signIn as signInEndpoint,
  signOut,
  verifyAuthToken,
} from '@leme/contract/access/endpoints';
import { Problem } from '@leme/contract/kit/problem';
import type { FastifyRequest } from 'fastify';
import type { AuthTx } from '#kit/auth-tx';
import type { Clock } from '#kit/clock';
import { type Notices, notify } from '#kit/notices';
import type { PlatformTx } from '#kit/platform-tx';
import { type Module, serveOpen } from '#kit/serve';
import { db } from '#kit/sql';
import type { TenantTx } from '#kit/tenant-tx';
import { actorResolver, type Circumstances, circumstancesOf } from './actor-of.ts';
import { describeSession } from './describe-session.ts';
import { companyEndpoints } from './enter-company.ts';
import { preferenceEndpoints } from './preferences.ts';
import { accessReads } from './read-access.ts';
import { redeemLink } from './redeem-link.ts';
import { accessChannel, sessionCache } from './session-cache.ts';
import { clearCookie, readCookie, type SessionToken } from './session-cookie.ts';
import { keepSignedIn, signIn } from './sign-in.ts';

export type AccessNeeds = {
  authTx: AuthTx;
  tenantTx: TenantTx;
  platformTx: PlatformTx;
  notices: Notices;
  clock: Clock;
  fallbackAdmins: readonly string[];
  /** `open` on the machine itself, `marked` beyond it, `closed` where nobody allowed demo accounts. */
  demo: 'open' | 'marked' | 'closed';
};

/** Sign-in, who may do what, and entering a company. Also answers who sent a request. */
export function accessModule(needs: AccessNeeds) {
  const { authTx, tenantTx, platformTx, notices, clock, fallbackAdmins, demo } = needs;
  const cache = sessionCache(authTx, notices, fallbackAdmins);
  const resolve = actorResolver(authTx, cache, clock);

  const describe = async (circumstances: Circumstances) => {
    const signedIn = await resolve(circumstances);
    return signedIn && describeSession(signedIn, demo === 'marked');
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

  const module: Module = {
    name: 'access',
    serves: [
      serveOpen(signInEndpoint, async ({ input, request, reply }) => {
        const previous = readCookie(request);
        const now = clock.now();
        if (demo === 'closed' && isDemoAddress(input.email)) throw new Problem('sign-in-failed');
        const token = await signIn(authTx, {
          ...input,
          address: request.ip,
          userAgent: request.headers['user-agent'],
          now,
        });
        // The id of a session changes at sign-in; the one the browser had ends.
        if (previous) await end(previous);
        keepSignedIn(reply, token, now);
        const session = await describe({ token, tenant: undefined, isBackground: false });
        if (!session) throw new Problem('sign-in-failed');
        return session;
      }),
      serveOpen(signOut, async ({ request, reply }) => {
        const token = readCookie(request);
        if (token) await end(token);
        clearCookie(reply);
        return null;
      }),
      serveOpen(verifyAuthToken, async ({ input }) => {
        cache.evict(await redeemLink(authTx, input, clock.now()));
        return { message: 'password-set', redirectUrl: '/auth' };
      }),
      serveOpen(refreshSession, async ({ request }) => {
        const session = await describe(circumstancesOf(request));
        if (!session) throw new Problem('signed-out');
        return session;
      }),
      serveOpen(
        getSession,
        async ({ request }) => (await describe(circumstancesOf(request))) ?? { user: null, session: null },
      ),
      serveOpen(getUser, async ({ request }) => {
        const session = await describe(circumstancesOf(request));
        if (!session) throw new Problem('signed-out');
        return session.user;
      }),
      ...companyEndpoints({ authTx, tenantTx, platformTx, cache }),
      ...accessReads(authTx, fallbackAdmins),
      ...preferenceEndpoints,
    ],
  };
  return {
    module,
    actorOf: async (request: FastifyRequest) => (await resolve(circumstancesOf(request)))?.actor ?? null,
  };
}

/** Demo people live under a name that no mail server can have. */
function isDemoAddress(email: string): boolean {
  return email.endsWith('.test');
}

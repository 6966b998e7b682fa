import {
  getSession,
  getUser,
  type OpenedSession,
  refreshSession,
  signIn as signInEndpoint,
  signOut,
} from '@leme/contract/access/endpoints';
import { renewAccess as renewAccessEndpoint } from '@leme/contract/access/sign-in/renewal-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#kit/clock';
import type { AuthTx } from '#kit/database/auth-tx';
import { type Served, serveOpen } from '#kit/http/serve';
import { endDeviceToken } from '../device/device-token.ts';
import { makeKnown, readKnown } from '../device/known-device.ts';
import type { Exchange } from '../device/prepare-device.ts';
import { isDemoAddress } from '../sign-in/demo-address.ts';
import { keepSignedIn, signIn } from '../sign-in/sign-in.ts';
import { type Circumstances, circumstancesOf, type SignedIn } from './actor-of.ts';
import { describeUser } from './describe-session.ts';
import { renewAccess } from './renew-access.ts';
import {
  clearCookie,
  clearDeviceTokenCookie,
  readCookie,
  readDeviceTokenCookie,
  type SessionToken,
  setCookie,
} from './session-cookie.ts';

type Needs = {
  authTx: AuthTx;
  clock: Clock;
  /** Whether demo accounts may come in by this request. */
  mayDemo: (request: FastifyRequest) => boolean;
  /** The session as a browser gets it; null when there is none. */
  open: (circumstances: Circumstances, exchange: Exchange) => Promise<OpenedSession | null>;
  end: (token: SessionToken) => Promise<void>;
  resolve: (circumstances: Circumstances) => Promise<SignedIn | null>;
  /** Forgets what is kept of a session, here and in the other processes. */
  evict: (whose: string) => void;
};

/** Signing in and out, going on, and who one is. */
export function sessionEndpoints({ authTx, clock, mayDemo, open, end, resolve, evict }: Needs): Served[] {
  return [
    serveOpen(signInEndpoint, async ({ input, request, reply }) => {
      const previous = readCookie(request);
      const now = clock.now();
      if (isDemoAddress(input.email) && !mayDemo(request)) throw new Problem('sign-in-failed');
      const from = { address: request.ip, userAgent: request.headers['user-agent'] };
      const attempt = { ...input, ...from, known: readKnown(request), now };
      const { token, account } = await signIn(authTx, attempt);
      // The id of a session changes at sign-in; the one the browser had ends.
      if (previous) await end(previous);
      keepSignedIn(reply, token, now);
      makeKnown(request, reply, account);
      const session = await open(
        { token, tenant: undefined, isBackground: false, address: request.ip },
        { request, reply },
      );
      if (!session) throw new Problem('sign-in-failed');
      return session;
    }),
    serveOpen(signOut, async ({ input, request, reply }) => {
      const token = readCookie(request);
      if (token) await end(token);
      clearCookie(reply);
      if (input.because === 'idle') return null;
      const device = readDeviceTokenCookie(request);
      if (device) await endDeviceToken(authTx, device);
      clearDeviceTokenCookie(reply);
      return null;
    }),
    serveOpen(refreshSession, async ({ request, reply }) => {
      const session = await open(circumstancesOf(request), { request, reply });
      if (!session) throw new Problem('signed-out');
      return session;
    }),
    serveOpen(renewAccessEndpoint, async ({ input, actor, request, reply }) => {
      const token = readCookie(request);
      if (!token || !actor) throw new Problem('signed-out');
      const renewal = { actor, address: request.ip, userAgent: request.headers['user-agent'] };
      const { ends, whose } = await renewAccess(authTx, { ...renewal, ...input, now: clock.now() });
      evict(whose);
      setCookie(reply, token, new Date(ends));
      return { access_expires_at: ends };
    }),
    serveOpen(
      getSession,
      async ({ request, reply }) =>
        (await open(circumstancesOf(request), { request, reply })) ?? { user: null, session: null },
    ),
    serveOpen(getUser, async ({ request }) => {
      const signedIn = await resolve(circumstancesOf(request));
      if (!signedIn) throw new Problem('signed-out');
      return describeUser(signedIn);
    }),
  ];
}

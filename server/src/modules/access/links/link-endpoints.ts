import {
  checkAuthToken,
  cleanupExpiredTokens,
  sendAuthEmail,
  sendPasswordReset,
  storedLinkType,
  verifyAuthToken,
} from '@leme/contract/access/sign-in/link-endpoints';
import { Problem } from '@leme/contract/kit/problem';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '#kit/clock';
import type { AuthTx } from '#kit/database/auth-tx';
import { type Served, serveOpen } from '#kit/http/serve';
import { readCookie, type SessionToken, setCookie } from '../auth-session/session-cookie.ts';
import { makeKnown } from '../device/known-device.ts';
import { tryLink } from '../sign-in/door.ts';
import { cleanLinks } from './clean-links.ts';
import { type Begins, lookAtLink, redeemForPassword } from './redeem-link.ts';
import { ownPath, sendLinkTo } from './send-link.ts';
import { sendReset } from './send-password-reset.ts';
import { signInByLink } from './sign-in-by-link.ts';

type Needs = {
  authTx: AuthTx;
  clock: Clock;
  publicOrigin: string | undefined;
  /** Whether accounts of the demo may come in by this request. */
  mayDemo: (request: FastifyRequest) => boolean;
  evict: (whose: string) => void;
  end: (token: SessionToken) => Promise<void>;
  begins: Begins;
};

/** Asking for a link by mail, using one, and sweeping up those that expired. */
export function linkEndpoints({ authTx, clock, publicOrigin, mayDemo, evict, end, begins }: Needs): Served[] {
  const sent = { message: 'email-sent' as const };
  return [
    serveOpen(sendAuthEmail, async ({ input, request }) => {
      const redirectUrl = ownPath(input.redirectUrl, request, publicOrigin);
      const order = { ...input, type: storedLinkType(input.type), redirectUrl, now: clock.now() };
      await sendLinkTo(authTx, order, mayDemo(request));
      return sent;
    }),
    serveOpen(sendPasswordReset, async ({ input, actor, request }) => {
      if (!actor) throw new Problem('signed-out');
      const redirectUrl = ownPath(input.redirectUrl, request, publicOrigin);
      await sendReset(authTx, actor, { ...input, redirectUrl }, clock.now());
      return sent;
    }),
    serveOpen(checkAuthToken, async ({ input }) => await lookAtLink(authTx, input, clock.now())),
    serveOpen(verifyAuthToken, async ({ input, request, reply }) => {
      const now = clock.now();
      if (input.type !== 'login') {
        const { answer, whose, account } = await tryLink(authTx, request.ip, () =>
          redeemForPassword({ authTx, begins }, input, now),
        );
        evict(whose);
        // Whoever reads the person's mail is let in.
        makeKnown(request, reply, account);
        return answer;
      }
      const from = {
        address: request.ip,
        userAgent: request.headers['user-agent'],
        mayDemo: mayDemo(request),
      };
      const signedIn = await tryLink(authTx, from.address, () =>
        signInByLink(authTx, { ...input, ...from, now }),
      );
      const previous = readCookie(request);
      if (previous) await end(previous);
      setCookie(reply, signedIn.token, new Date(signedIn.ends.epochMilliseconds));
      makeKnown(request, reply, signedIn.account);
      return { message: 'signed-in' as const, redirectUrl: signedIn.redirectUrl };
    }),
    serveOpen(cleanupExpiredTokens, async ({ actor }) => {
      if (!actor) throw new Problem('signed-out');
      return await cleanLinks(authTx, actor.tenantId, clock.now());
    }),
  ];
}

import { z } from 'zod';
import { endpoint } from '../../kit/endpoint.ts';
import { normaliseLocale } from '../../kit/language/locale.ts';
import { emailAddress, requiredText } from '../../kit/values/text.ts';
import type { StoredLinkType } from './link-hours.ts';
import { codeText } from './second-factor.ts';

/** What a link in a mail is for. `recovery` is another name of `password_reset`. */
export const linkTypes = ['login', 'first_access', 'password_reset', 'recovery'] as const;
export type LinkType = (typeof linkTypes)[number];

/** `recovery` becomes `password_reset` before anything else looks at it. */
export function storedLinkType(type: LinkType): StoredLinkType {
  return type === 'recovery' ? 'password_reset' : type;
}

/** Seconds before the same address may be sent another mail. */
export const mailPauseSeconds = 60;

// A language nobody here speaks is no fault of the request: the company's own is taken.
const locale = z
  .string()
  .max(35)
  .optional()
  .transform((code) => normaliseLocale(code));
const redirectUrl = z.string().max(2000).optional();

export const sendAuthEmail = endpoint({
  method: 'POST',
  path: '/functions/send-auth-email',
  summary: 'Mails a link to an address; the answer is the same whether or not somebody has it',
  permission: 'public',
  limit: 'sign-ins',
  repeat: 'harmless',
  body: z.strictObject({ email: emailAddress, type: z.enum(linkTypes), redirectUrl, locale }),
  reply: z.object({ message: z.literal('email-sent') }),
});

export const sendPasswordReset = endpoint({
  method: 'POST',
  path: '/functions/send-password-reset',
  summary:
    'Mails a link that sets a password: the first one to a new user; to others for who may update users',
  permission: 'signed-in',
  limit: 'sign-ins',
  repeat: 'harmless',
  body: z.strictObject({
    email: emailAddress,
    fullName: requiredText(200).optional(),
    isNewUser: z.boolean().default(false),
    redirectUrl,
    locale,
  }),
  reply: z.object({ message: z.literal('email-sent') }),
});

export const verifyAuthToken = endpoint({
  method: 'POST',
  path: '/functions/verify-auth-token',
  summary: 'Redeems a one-time link: sets the new password, or signs in',
  permission: 'public',
  limit: 'sign-ins',
  repeat: 'harmless',
  body: z.strictObject({
    token: z.string().min(1).max(200),
    type: z.enum(linkTypes),
    password: z.string().min(1).max(1024).optional(),
    code: codeText.optional(),
  }),
  reply: z.object({ message: z.enum(['password-set', 'signed-in']), redirectUrl: z.string() }),
});

/** Opened before a password is typed: it uses nothing up, so a reader of mail who opens everything burns nothing. */
export const checkAuthToken = endpoint({
  method: 'POST',
  path: '/functions/check-auth-token',
  summary: 'Looks whether a link that sets a password is still good, and whose it is, without using it up',
  permission: 'public',
  limit: 'sign-ins',
  repeat: 'harmless',
  body: z.strictObject({
    token: z.string().min(1).max(200),
    type: z.enum(['first_access', 'password_reset', 'recovery']),
  }),
  reply: z.object({ email: z.string(), full_name: z.string(), company: z.string(), subdomain: z.string() }),
});

export const cleanupExpiredTokens = endpoint({
  method: 'POST',
  path: '/rpc/cleanup_expired_tokens',
  summary: 'Deletes links that can no longer be used; works at most once an hour',
  permission: 'signed-in',
  repeat: 'harmless',
  reply: z.object({ deleted: z.int().min(0) }),
});

import { z } from 'zod';
import { codeText } from '../access/sign-in/second-factor.ts';
import { endpoint } from '../kit/endpoint.ts';
import { buildManifest } from './build.ts';
import { buildObjections } from './rules.ts';

export const listVersions = endpoint({
  method: 'GET',
  path: '/versions',
  summary: 'The builds this installation kept, newest first, and which one the company gets',
  permission: 'signed-in',
  reply: z.object({
    /** What a company gets that chose nothing; null where no pages are served. */
    current_build: z.string().nullable(),
    served_build: z.string().nullable(),
    builds: z.array(buildManifest.extend({ objection: z.enum(buildObjections).nullable() })),
  }),
});

export const checkAdminCredentials = endpoint({
  method: 'POST',
  path: '/rpc/check_admin_credentials',
  summary: "Whether name and password are an administrator's of the own company",
  permission: 'signed-in',
  limit: 'sign-ins',
  repeat: 'harmless',
  body: z.strictObject({
    p_username: z
      .string()
      .max(254)
      .transform((value) => value.trim().toLowerCase()),
    p_password: z.string().max(1024),
    p_code: codeText.optional(),
  }),
  reply: z.boolean(),
});

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/version-restorations',
  summary: 'Serves a kept build to the company, or the current one again; data stay as they are',
  permission: 'signed-in',
  limit: 'sign-ins',
  repeat: 'harmless',
  body: z.strictObject({
    build_id: z.string().max(40).nullable(),
    password: z.string().min(1).max(1024),
    code: codeText.optional(),
  }),
  reply: z.object({ served_build: z.string().nullable() }),
});

export const reportMissingTexts = endpoint({
  method: 'POST',
  path: '/missing-texts',
  summary: 'Names texts a build asked for and did not have, for the operator to read in the log',
  permission: 'signed-in',
  limit: 60,
  repeat: 'harmless',
  body: z.strictObject({
    build_id: z.string().max(40),
    /** Namespace and key, never what a text would have been filled in with. */
    texts: z.array(z.string().max(120)).min(1).max(50),
  }),
  reply: z.unknown(),
  status: 204,
});

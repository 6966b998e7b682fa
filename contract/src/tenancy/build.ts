import { z } from 'zod';

/** What `build.json` of a built web application says; `build_id` is the label its footer shows. */
export const buildManifest = z.object({
  build_id: z.string().regex(/^\d{4}\.\d{2}\.\d{2}\.\d{4}$/),
  /** The newest version of its changelog; null while that is unreleased. */
  version: z.string().nullable(),
  built_at: z.iso.datetime(),
  contract_version: z.int(),
  insecure: z.boolean(),
});
export type BuildManifest = z.output<typeof buildManifest>;

import { faults } from '@leme/contract/kit/problem';
import { foldedSlug, formerSlugDays, slugFault, slugsNear } from '@leme/contract/tenancy/companies/slug';
import { sql } from 'kysely';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';

const proposed = 3;

/** What was typed as an address, folded; refused where nobody may have it. */
export function soundSlug(given: string): string {
  const slug = foldedSlug(given);
  const code = slugFault(slug);
  if (code) throw faults([{ pointer: '/subdomain', code }]);
  return slug;
}

/** The refusal of who comes second to an address. */
export const slugTaken = () => faults([{ pointer: '/subdomain', code: 'slug-taken' }]);

/**
 * Takes an address for a company: one constraint decides over all there are and were, whoever asks first. The company's
 * own former one comes back to it.
 */
export async function takeSlug(tx: Tx, { slug, company }: { slug: string; company: string }): Promise<void> {
  const taken = await tx.change(
    db
      .insertInto('tenant_slugs')
      .values({ slug, company_id: company, kind: 'current' })
      .onConflict((conflict) =>
        conflict
          .column('slug')
          .doUpdateSet({ kind: 'current', until: null })
          .where('tenant_slugs.company_id', '=', company),
      ),
  );
  if (taken === 0) throw slugTaken();
}

/** What a company was found at leads to it for a while, and is nobody else's ever. */
export async function leaveSlug(tx: Tx, company: string, now: Temporal.Instant): Promise<void> {
  const until = now.add({ hours: 24 * formerSlugDays }).toString();
  await tx.change(
    db
      .updateTable('tenant_slugs')
      .set({ kind: 'former', until })
      .where('company_id', '=', company)
      .where('kind', '=', 'current'),
  );
}

/** Which of these addresses are somebody's, or were. */
async function takenSlugs(tx: Tx, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.rows(
    db
      .selectFrom('tenant_slugs')
      .select('slug')
      .where('slug', '=', sql<string>`any(${[...slugs]}::text[])`),
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** What is to be said of an address while it is typed, and what could be had instead. */
export async function judged(tx: Tx, given: string) {
  const slug = foldedSlug(given);
  const near = slugsNear(slug);
  const taken = await takenSlugs(tx, [slug, ...near]);
  const fault = slugFault(slug) ?? (taken.has(slug) ? ('slug-taken' as const) : null);
  const free = near.filter((each) => each !== slug && !taken.has(each));
  return { slug, fault, proposals: fault ? free.slice(0, proposed) : [] };
}

import { fetchWords } from '@leme/contract/tenancy/words/fetch-endpoint';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { statement } from '#kit/resource/statement';
import { wordsIn } from '#kit/words/own-texts';

type Mark = { version: number; mark: string | null };

/** What all pages say has a name of its own; any other namespace brings what stands below it, declarations among it. */
const rooms = (asked: string): string[] =>
  asked === 'common' ? ['kit', 'contract/kit'] : [asked, `contract/${asked}`];

/** What is said otherwise than the build says it; whoever has the words of now is told so by one statement. */
export const servesWords = serve(fetchWords, async ({ input, tx, actor }) => {
  const { locales, namespaces, ifNoneMatch } = input;
  const now = await tx.first(
    statement<Mark>(sql`select w.version, w.mark from (select
        (select m.version from i18n_marks m where m.name = 'platform') as version,
        (select c.words_mark::text from company_settings c where c.tenant_id = ${actor.tenantId} limit 1) as mark) w
      where concat(w.version, '.', coalesce(w.mark, '0')) is distinct from ${ifNoneMatch}::text`),
  );
  if (!now) return { payloads: [] };
  const etag = `${now.version}.${now.mark ?? '0'}`;
  const asked = namespaces.flatMap(rooms);
  const reads = (namespace: string) =>
    asked.length === 0 || asked.some((room) => namespace === room || namespace.startsWith(`${room}/`));
  const words = await wordsIn(tx, actor.tenantId, [...new Set(locales)], reads);
  return {
    payloads: [...words].map(([locale, said]) => ({ locale, etag, namespaces: copied(said) })),
  };
});

const copied = (said: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.fromEntries(Object.entries(said).map(([namespace, texts]) => [namespace, { ...texts }]));

import type { InputOf, ReplyOf } from '@leme/contract/kit/endpoint';
import { fold } from '@leme/contract/kit/language/fold';
import type { Locale } from '@leme/contract/kit/language/locale';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import {
  changeOwnWord,
  listOwnWords,
  mostFound,
  type Word,
} from '@leme/contract/tenancy/words/own-word-endpoints';
import { ownWords } from '@leme/contract/tenancy/words/own-words';
import { faultOfWord, formsOf, isClosed, type ProductText } from '@leme/contract/tenancy/words/product-text';
import { sql } from 'kysely';
import type { Tx } from '#kit/database/transaction';
import { type Served, serve } from '#kit/http/serve';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';
import type { Catalogue, ReadCatalogue } from './catalogue.ts';
import {
  addressOf,
  keepWords,
  type OwnRow,
  ownRows,
  platformWords,
  productSays,
  wordOf,
} from './own-word-rows.ts';

export type WordNeeds = {
  catalogue: ReadCatalogue;
  /** Lets every process read anew which words the people of a company read. */
  accounts: { tell: (tx: Tx, tenantId: string) => void };
};
type Asked = Pick<InputOf<typeof listOwnWords>, 'locale' | 'q' | 'own'>;
type Given = InputOf<typeof changeOwnWord>;

/** Texts of the product by what one sees, and those a company says in words of its own. */
export function servesOwnWords(needs: WordNeeds): Served[] {
  return [
    serve(listOwnWords, async ({ input, tx, actor }) =>
      found(await needs.catalogue(), input, {
        own: await ownRows(tx, actor.tenantId, input.locale),
        platform: await platformWords(tx, input.locale),
      }),
    ),
    serve(changeOwnWord, async ({ input, tx, actor, clock }) => {
      const { textOf } = await needs.catalogue();
      const text = textOf(input.namespace, input.key);
      if (!text || isClosed(text)) throw new Problem('not-found');
      return await change(needs, { tx, actor, now: clock.now() }, { text, given: input });
    }),
  ];
}

type Known = { own: ReadonlyMap<string, OwnRow>; platform: ReadonlyMap<string, string> };

/** Those that say every word somebody looks for, in the product's words or the company's; the shortest first. */
function found(
  { all, foldedOf }: Catalogue,
  { locale, q, own: only }: Asked,
  { own, platform }: Known,
): ReplyOf<typeof listOwnWords> {
  const wanted = fold(q).split(' ');
  const says = (text: ProductText, row: OwnRow | undefined) => {
    const said = `${foldedOf(text, locale)}\n${fold(Object.values(row?.value ?? {}).join('\n'))}`;
    return wanted.every((word) => said.includes(word));
  };
  const hits = all.filter((text) => {
    if (isClosed(text)) return false;
    const row = own.get(addressOf(text));
    return (only === 'no' || !!row?.value) && says(text, row);
  });
  const first = hits
    .map((text) => [text, foldedOf(text, locale).length] as const)
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, mostFound);
  const data = first.map(([text]) =>
    wordOf(text, productSays(text, locale, platform), own.get(addressOf(text))),
  );
  return { data, total: hits.length };
}

async function change(
  { accounts }: WordNeeds,
  work: TimedWork,
  { text, given }: { text: ProductText; given: Given },
): Promise<Word> {
  const { tx, actor } = work;
  const { locale, version } = given;
  const value = given.words && soundWords(text, locale, given.words);
  const platform = await platformWords(tx, locale);
  const product = productSays(text, locale, platform);
  const rows = await ownRows(tx, actor.tenantId, locale, sql`for update of o`);
  const before = rows.get(addressOf(text));
  const isProducts = value && Object.entries(product).every(([key, said]) => value[key] === said);
  const next = { locale, text, value: isProducts ? null : value, version };
  if ((before?.version ?? 0) !== version || (await keepWords(work, [next])) === 0) {
    const current = wordOf(text, product, (await ownRows(tx, actor.tenantId, locale)).get(addressOf(text)));
    throw new Problem('stale-version', { params: { current, yours: { words: given.words } } });
  }
  const after = (await ownRows(tx, actor.tenantId, locale)).get(addressOf(text));
  // First, so that a page that asks because it heard is told what is new.
  accounts.tell(tx, actor.tenantId);
  record(work, ownWords, {
    id: actor.tenantId,
    action: 'updated',
    before: told(text, locale, before),
    after: told(text, locale, after),
  });
  return wordOf(text, product, after);
}

/** Words of all forms, or what is wrong with each. */
function soundWords(
  text: ProductText,
  locale: Locale,
  words: NonNullable<Given['words']>,
): Record<string, string> {
  const needed = formsOf(text, locale);
  const wrong = words.flatMap(({ key, value }, at): Fault[] => {
    const isTwice = words.findIndex((other) => other.key === key) < at;
    const fault = isTwice ? 'twice' : faultOfWord(text, { key, locale, value });
    return fault ? [{ pointer: `/words/${at}/value`, code: fault }] : [];
  });
  const missing = needed.filter((form) => !words.some(({ key }) => key === form));
  if (wrong.length > 0) throw faults(wrong);
  if (missing.length > 0) throw faults([{ pointer: '/words', code: 'form-missing' }]);
  return Object.fromEntries(words.map(({ key, value }) => [key, value]));
}

/** As the trail tells it. */
export function told(
  text: ProductText,
  locale: Locale,
  row: Pick<OwnRow, 'value'> | undefined,
): Record<string, unknown> {
  return { text: addressOf(text), locale, words: row?.value ? Object.values(row.value).join('\n') : null };
}

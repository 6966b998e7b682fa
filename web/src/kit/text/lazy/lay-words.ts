import type { AuthSession } from '@leme/contract/access/endpoints';
import type { Locale } from '@leme/contract/kit/language/locale';
import { mergeTexts } from '@leme/contract/kit/language/merge-texts';
import type { Bundle } from '@leme/contract/kit/language/texts';
import type { Texts } from '@leme/contract/kit/language/translation';
import type { fetchWords } from '@leme/contract/tenancy/words/fetch-endpoint';
import { readStored, store } from '#ui/style/stored.ts';
import { call } from '../../api/api.ts';
import { bundles, type Lay, layTexts } from '../define-texts.ts';
import { sayAnew } from '../i18n.ts';

type ByNamespace = Readonly<Record<string, Texts>>;
type Kept = { etag: string; namespaces: ByNamespace };
type Wanted = Pick<AuthSession, 'pages'> & {
  company: string;
  /** The mark the session carries; null where all is said as the bundle says it. */
  mark: string | null;
  locale: Locale;
};

/** What the bundle says of texts that were laid over. */
const originals = new WeakMap<Bundle, Bundle['all']>();
let laid: { locale: Locale; words: ByNamespace } | null = null;
let latest: Wanted | null = null;

/**
 * Says the words of a company over those of the bundle: at once what this device kept, then what is of now. Who has the
 * words of the mark asks nothing, and where they cannot be fetched all is said as before.
 */
export async function layWords(wanted: Wanted): Promise<void> {
  latest = wanted;
  const { company, mark, locale } = wanted;
  if (mark === null) return say(wanted, {});
  const place = `app_words ${company} ${locale}`;
  const kept = readKept(place);
  say(wanted, kept?.namespaces ?? {});
  if (kept?.etag === mark) return;
  const asked = { locales: [locale], ifNoneMatch: kept?.etag ?? null };
  const { payloads } = await call<typeof fetchWords>('POST /functions/i18n-fetch', asked, {
    background: true,
  });
  const [payload] = payloads;
  if (!payload) return;
  store(place, JSON.stringify({ etag: payload.etag, namespaces: payload.namespaces }));
  // Another company or language may be on screen by now.
  if (latest === wanted) say(wanted, payload.namespaces);
}

/** Says everything as the bundle does: nobody is in a company. */
export function layNothing(): void {
  latest = null;
  if (laid) sayOver(null, new Map());
}

function say({ locale, pages }: Wanted, words: ByNamespace): void {
  const isNothing = Object.keys(words).length === 0;
  if (isNothing && !laid) return;
  sayOver(isNothing ? null : { locale, words }, titlesIn(pages, locale, words));
}

function sayOver(next: typeof laid, titles: ReadonlyMap<string, string>): void {
  laid = next;
  layTexts(over);
  for (const bundle of bundles)
    for (const [locale, texts] of Object.entries(bundle.all) as [Locale, ByNamespace][])
      bundle.all[locale] = over(bundle, locale, originals.get(bundle)?.[locale] ?? texts);
  sayAnew(titles);
}

const over: Lay = (bundle, locale, texts) => {
  originals.set(bundle, { ...originals.get(bundle), [locale]: texts });
  if (laid?.locale !== locale) return texts;
  const { words } = laid;
  const merged = Object.entries(texts).map(([namespace, own]) => {
    const said = words[namespace];
    return [namespace, said ? mergeTexts(own, {}, said) : own] as const;
  });
  return Object.fromEntries(merged);
};

/** What pages are called comes with the session. */
function titlesIn(pages: Wanted['pages'], locale: Locale, words: ByNamespace): ReadonlyMap<string, string> {
  const said = Object.entries(words)
    .filter(([namespace]) => namespace.startsWith('contract/'))
    .flatMap(([, texts]) => Object.entries(texts));
  const byKey = new Map(said);
  return new Map(
    pages.flatMap(({ name, title }) => {
      const own = byKey.get(`page.${name}.title`);
      return own === undefined ? [] : [[title[locale], own] as const];
    }),
  );
}

function readKept(place: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(readStored(place) ?? 'null');
    return kept && typeof kept === 'object' && 'etag' in kept && 'namespaces' in kept ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

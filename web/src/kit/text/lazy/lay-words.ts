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
import { lengthened, shapedTexts, type TextShape, textShape } from './text-shapes.ts';

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
/** How this tab draws what it says. */
let shape: TextShape | null = null;
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
  const isOver = laid !== null || shape !== null;
  shape = null;
  if (isOver) sayOver(null, new Map());
}

function say({ locale, pages }: Wanted, words: ByNamespace): void {
  const isNothing = Object.keys(words).length === 0;
  const wasShaped = shape !== null;
  shape = textShape();
  if (isNothing && !laid && !shape && !wasShaped) return;
  sayOver(isNothing ? null : { locale, words }, shapedTitles(titlesIn(pages, locale, words), pages, locale));
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
  const words: ByNamespace = laid?.locale === locale ? laid.words : {};
  if (!shape && words !== laid?.words) return texts;
  const all = Object.entries(texts).map(([namespace, own]) => {
    const said = words[namespace];
    const merged = said ? mergeTexts(own, {}, said) : own;
    return [namespace, shape ? shapedTexts(merged, namespace, shape) : merged] as const;
  });
  return Object.fromEntries(all);
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

/** The same in the shape of this tab. */
function shapedTitles(titles: ReadonlyMap<string, string>, pages: Wanted['pages'], locale: Locale) {
  if (shape?.kind !== 'long') return titles;
  return new Map(
    pages.map(({ title }) => [title[locale], lengthened(titles.get(title[locale]) ?? title[locale])]),
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

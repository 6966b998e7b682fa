import { mark, type Texts } from './translation.ts';

/** The names a text fills in, each once, sorted. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(mark)].map(([, name = '']) => name))].sort();
}

const form = /_(?:zero|one|two|few|many|other)$/;

/** The names of all forms of a text together; whatever has forms counts. */
function namesGiven(texts: Texts, key: string): Set<string> {
  const name = key.replace(form, '');
  if (texts[`${name}_other`] === undefined) return new Set(namesIn(texts[key] ?? ''));
  const forms = Object.entries(texts).filter(([other]) => other !== name && other.replace(form, '') === name);
  return new Set(['count', ...forms.flatMap(([, text]) => namesIn(text))]);
}

/**
 * What a company reads: its own words before those of the platform, those before the bundle's. Words for a key that does
 * not exist, empty ones and such as fill in what the code does not give are left out. A form of a number that the bundle
 * says as all others may have words of its own.
 */
export function mergeTexts(bundle: Texts, platform: Texts = {}, tenant: Texts = {}): Texts {
  const merged: Record<string, string> = { ...bundle };
  for (const key of new Set([...Object.keys(platform), ...Object.keys(tenant)])) {
    const isKnown = bundle[key] !== undefined || bundle[key.replace(form, '_other')] !== undefined;
    if (!isKnown) continue;
    const given = namesGiven(bundle, key);
    const fits = (own: string | undefined) =>
      own !== undefined && own.trim() !== '' && namesIn(own).every((name) => given.has(name));
    const own = [tenant[key], platform[key]].find(fits);
    if (own !== undefined) merged[key] = own;
  }
  return merged;
}

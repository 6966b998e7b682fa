import type { Texts } from '@leme/contract/kit/language/translation';
import { readStored, store } from '#ui/style/stored.ts';
import { shapePlace } from '../shape-place.ts';

/** How texts are drawn in this tab for whoever looks at them: all longer, or one marked. */
export type TextShape = { kind: 'long' } | { kind: 'mark'; namespace: string; key: string };

type Kept = { kind?: unknown; namespace?: unknown; key?: unknown } | null;

const tab = () => sessionStorage;

/** The shape of this tab. */
export function textShape(): TextShape | null {
  try {
    const kept: Kept = JSON.parse(readStored(shapePlace, tab) ?? 'null');
    if (kept?.kind === 'long') return { kind: 'long' };
    const [namespace, key] = [kept?.namespace, kept?.key];
    return kept?.kind === 'mark' && typeof namespace === 'string' && typeof key === 'string'
      ? { kind: 'mark', namespace, key }
      : null;
  } catch {
    return null;
  }
}

/** Draws texts so from the next page of this tab on. */
export function keepTextShape(shape: TextShape | null): void {
  store(shapePlace, shape && JSON.stringify(shape), tab);
}

// Laid over the letter before it.
const acute = '\u0301';

/** As long as a language that needs half as much again, with accents and an end one sees when it is cut; names filled in stay. */
export function lengthened(text: string): string {
  const accented = text
    .split(/(\{\{\w+\}\})/)
    .map((part) => (part.startsWith('{{') ? part : part.replace(/[aeiou]/gi, `$&${acute}`).normalize('NFC')))
    .join('');
  const more = Math.ceil(text.replace(/\{\{\w+\}\}/g, '').length / 2);
  const filling = 'mnopq '
    .repeat(Math.ceil(more / 6))
    .slice(0, more)
    .trim();
  return filling ? `[${accented} ${filling}]` : `[${accented}]`;
}

/** The texts of a folder in that shape. */
export function shapedTexts(texts: Texts, namespace: string, shape: TextShape): Texts {
  if (shape.kind === 'mark' && shape.namespace !== namespace) return texts;
  const drawn = Object.entries(texts).map(([key, text]) => {
    if (shape.kind === 'long') return [key, lengthened(text)] as const;
    const bare = key.replace(/_(zero|one|two|few|many|other)$/, '');
    return [key, key === shape.key || bare === shape.key ? `⟦${text}⟧` : text] as const;
  });
  return Object.fromEntries(drawn);
}

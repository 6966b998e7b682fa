/** What a message may say of a booking; a lead has none of it, and then it is empty and said so. */
const bookingPlaceholders = ['codigo', 'hora', 'local', 'saldo', 'prazo', 'pix'] as const;
export type BookingPlaceholder = (typeof bookingPlaceholders)[number];

/** What a message may fill in, in the words people type between braces. */
export const placeholders = [
  'nome',
  'primeiro_nome',
  'produto',
  'data',
  'passageiros',
  'valor',
  'empresa',
  'vendedor',
  ...bookingPlaceholders,
] as const;
export type Placeholder = (typeof placeholders)[number];

/** How much of a value a message takes: a name of thousands of letters is no greeting. */
export const mostOfValue = 100;
/** A Pix text is of no use when it is cut. */
const mostOfPix = 512;

export type TemplateFault =
  | { code: 'unknown-placeholder'; params: { name: string; known: string } }
  | { code: 'unbalanced-brace'; params: { near: string } };

const known = placeholders.map((name) => `{${name}}`).join(' ');

/** What is wrong with the braces of a message, the first of it; null when each names something that is known. */
export function templateFault(message: string): TemplateFault | null {
  let open = -1;
  for (const [at, sign] of [...message.matchAll(/[{}]/g)].map((each) => [each.index, each[0]] as const)) {
    const isMisplaced = sign === '{' ? open >= 0 : open < 0;
    if (isMisplaced) return unbalanced(message, at);
    if (sign === '{') {
      open = at;
      continue;
    }
    const name = message.slice(open + 1, at);
    if (!isPlaceholder(name))
      return { code: 'unknown-placeholder', params: { name: `{${name.slice(0, 40)}}`, known } };
    open = -1;
  }
  return open >= 0 ? unbalanced(message, open) : null;
}

function unbalanced(message: string, at: number): TemplateFault {
  return { code: 'unbalanced-brace', params: { near: message.slice(Math.max(0, at - 10), at + 10).trim() } };
}

function isPlaceholder(name: string): name is Placeholder {
  return placeholders.some((each) => each === name);
}

export type Filled = {
  text: string;
  /** What the message asks for and nothing is known of. */
  empty: Placeholder[];
};

/**
 * Fills a message in, once: what stands inside a value is never filled again. Values lose control characters and line
 * breaks and are cut at `mostOfValue` signs.
 */
export function fillTemplate(message: string, values: Partial<Record<Placeholder, string>>): Filled {
  const empty = new Set<Placeholder>();
  const text = message.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    if (!isPlaceholder(name)) return whole;
    const value = plain(values[name] ?? '', name === 'pix' ? mostOfPix : mostOfValue);
    if (value === '') empty.add(name);
    return value;
  });
  return { text, empty: [...empty] };
}

function plain(value: string, most: number): string {
  const line = value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return [...line].slice(0, most).join('');
}

const withNinth = /^([1-9]\d)9([6-9]\d{7})$/;
const withoutNinth = /^([1-9]\d)([6-9]\d{7})$/;

/**
 * The ways in which one number stands without its country: all Brazilian mobiles got a nine before their eight digits, and
 * old lists lack it.
 */
export function spellingsOf(number: string): string[] {
  const [, area, rest] = withNinth.exec(number) ?? withoutNinth.exec(number) ?? [];
  return area && rest ? [`${area}9${rest}`, `${area}${rest}`] : [number];
}

/** The digits of a number less Brazil's own and the zeros before it; the same for all ways of writing one number. */
export function numberKey(digits: string): string {
  const [key = ''] = spellingsOf(ofHome(digits));
  return key;
}

/** What to look for where somebody types digits of a number, with its country or without; what was typed is first. */
export function searchSpellings(digits: string): string[] {
  // Without an area code the eight digits are in both.
  if (/^9[6-9]\d{7}$/.test(digits)) return [digits.slice(1)];
  return [...new Set([digits, ...spellingsOf(ofHome(digits))])];
}

const ofHome = (digits: string) => {
  const bare = digits.replace(/^0+/, '');
  return /^55[1-9]\d{9,10}$/.test(bare)
    ? bare.slice(2)
    : bare.length === 10 || bare.length === 11
      ? bare
      : digits;
};

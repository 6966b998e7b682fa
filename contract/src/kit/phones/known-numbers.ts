/** What is known of the numbers of all countries. */
export type KnownNumbers = {
  /** What is dialled of a number behind the digits of its country, if there is such a number. */
  national: (digits: string, code: string) => string | null;
  /** The country of a number, `ES`, where it is of one alone. */
  countryOf: (digits: string, code: string) => string | null;
};

let known: KnownNumbers | null = null;

/** They are some 150 kB: a server learns them as it starts, a browser where a number is typed. */
export function learnNumbers(numbers: KnownNumbers): void {
  known = numbers;
}

/** The number as it is dialled inside of its country; null where there is none, or nobody knows yet. */
export function knownNational(digits: string, code: string): string | null {
  return known?.national(digits, code) ?? null;
}

/** Which country a number is of. */
export function knownCountry(digits: string, code: string): string | null {
  return known?.countryOf(digits, code) ?? null;
}

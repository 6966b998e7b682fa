/** A long number as a spreadsheet cuts it, `5,51299E+12`: which one it was nobody can tell any more. */
export function isCutNumber(text: string): boolean {
  return /^[+-]?\d+(?:[.,]\d+)?\s*e\s*[+-]\s*\d+$|^\d+[.,]\d+e\d+$/i.test(text.trim());
}

/**
 * The form text is searched in: lower case, no accents, single spaces. The same function fills the stored `search`
 * columns, folds what a person types and searches the phone's copy, so all three agree.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}

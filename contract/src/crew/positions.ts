/** What somebody does aboard, as the papers of a boat and its company call it. */
export const positions = [
  'comandante',
  'marinheiro',
  'maquinista',
  'guia',
  'instrutor',
  'observador',
  'apoio',
] as const;
export type Position = (typeof positions)[number];

/** Nobody younger works, be it as an apprentice. */
export const youngestAboard = 14;

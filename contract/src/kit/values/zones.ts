/** The zones companies work in: those of the Brazilian coast. */
export const coastalZones: readonly string[] = [
  'Sao_Paulo',
  'Bahia',
  'Belem',
  'Fortaleza',
  'Maceio',
  'Noronha',
  'Recife',
].map((city) => `America/${city}`);

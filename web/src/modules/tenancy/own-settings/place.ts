type Search = Readonly<Record<string, unknown>>;

/** The section and the key the address names. */
export const readPlace = ({ section, key }: Search) => ({
  section: typeof section === 'string' ? section : undefined,
  key: typeof key === 'string' ? key : undefined,
});

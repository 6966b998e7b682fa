/** Rows an export reads at once: so many that their text stays below the 128 kB from where on the engine keeps it long. */
export const rowsAtOnce = 500;

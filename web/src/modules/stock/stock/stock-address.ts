const dialogs = ['move', 'count', 'places', 'sheet'] as const;

/** What the address says beside the list: which dialog is open. */
export type StockAddress = { does: (typeof dialogs)[number] | undefined };

export function readStockAddress(search: Readonly<Record<string, unknown>>): StockAddress {
  return { does: dialogs.find((each) => each === search.does) };
}

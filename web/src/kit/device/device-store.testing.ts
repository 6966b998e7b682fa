/** A device's store, as browsers give it. */
export function openStore(): Storage {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
    removeItem: (key: string) => {
      delete items[key];
    },
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(items, name, { value });
  return items as unknown as Storage;
}

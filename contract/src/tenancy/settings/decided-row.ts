type Told = { key: string; value: unknown; version: number };

/** Some keys as one row, which a form starts with and compares: values by key, each key's version, and their sum. */
export type DecidedRow = Readonly<Record<string, unknown>> & {
  version: number;
  versions: Readonly<Record<string, number>>;
};

export function decidedRow(settings: readonly Told[], keys: readonly string[]): DecidedRow {
  const own = settings.filter(({ key }) => keys.includes(key));
  return {
    ...Object.fromEntries(own.map(({ key, value }) => [key, value])),
    versions: Object.fromEntries(own.map(({ key, version }) => [key, version])),
    version: own.reduce((sum, { version }) => sum + version, 0),
  };
}

/** Tests whose own SQL a Citus refuses, by file: the beginning of a test's name, or `*` for all of them, and why. */
export const notOnCitus: Record<string, Record<string, string>> = {};

/** Why a test is left out on a Citus; nothing where it is not. */
export function reasonFor(file: string, test: string): string | undefined {
  const named = Object.entries(notOnCitus).find(([path]) => file.endsWith(`/${path}`))?.[1] ?? {};
  return Object.entries(named).find(([name]) => name === '*' || test.startsWith(name))?.[1];
}

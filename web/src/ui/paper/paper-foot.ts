let read = (): string => '';

/** What stands at the foot of each sheet; nothing where nobody said. */
export const paperFoot = (): string | undefined => read() || undefined;

/** Lets paper ask somebody who knows it. */
export function paperEndsWith(reader: () => string): void {
  read = reader;
}

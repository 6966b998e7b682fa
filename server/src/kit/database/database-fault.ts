type DatabaseFault = { code?: string; constraint?: string; message?: string };

/** Class 08: the database lost somebody it talks to, such as the node that holds this company. */
export function isNodeLost(error: unknown): boolean {
  const { code = '', message = '' } = error as DatabaseFault;
  return /^08[0-9A-Z]{3}$/.test(code) || message.startsWith('connection to the remote node');
}

/**
 * The constraint a statement broke, by the name the migrations gave it. A distributed database hands on no field for it:
 * the name stands in the message alone, followed by the number of the piece of the table.
 */
export function brokenConstraint(error: unknown): string | undefined {
  const { code, constraint, message = '' } = error as DatabaseFault;
  if (!code?.startsWith('23')) return undefined;
  const name = constraint || /constraint "([^"]+)"/.exec(message)?.[1];
  return name?.replace(/_\d{6,}$/, '');
}

/** The field of a table whose value another row has. */
export function takenField(
  { table, fields }: { table: string; fields: Readonly<Record<string, unknown>> },
  error: unknown,
): string | undefined {
  if ((error as DatabaseFault).code !== '23505') return undefined;
  const broken = brokenConstraint(error);
  return Object.keys(fields).find((field) => broken === `${table}_${field}_key`);
}

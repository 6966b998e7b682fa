export type CallInput = Readonly<Record<string, unknown>>;

export type BuiltRequest = { method: string; url: string; body: string | undefined };

function queryText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return String(value);
}

/**
 * The request of an address such as `GET /sessions/:id/bookings`: path parameters are taken out of the input, the rest
 * is the query of a GET or DELETE and the JSON body of every other method.
 */
export function buildRequest(address: string, input: CallInput = {}): BuiltRequest {
  const [method = 'GET', pattern = '/'] = address.split(' ');
  const rest: Record<string, unknown> = { ...input };
  const path = pattern.replace(/:([A-Za-z_]\w*)/g, (_, name: string) => {
    const value = queryText(rest[name]);
    if (value === undefined) throw new Error(`${address} needs ${name}`);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const inUrl = method === 'GET' || method === 'DELETE';
  return {
    method,
    url: `/api${path}${inUrl ? queryOf(rest) : ''}`,
    body: inUrl ? undefined : JSON.stringify(rest),
  };
}

function queryOf(input: CallInput): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    const text = queryText(value);
    if (text !== undefined) query.set(name, text);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** What stands where the secret would: nobody's token leaves by a clipboard. */
const placeholder = '<TOKEN>';

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

type Asked = { method: string; path: string; request: string };

/** The same question as somebody types it into a shell. */
export function curlOf({ method, path, request }: Asked, origin: string): string {
  const headers = [
    `Authorization: Bearer ${placeholder}`,
    'Octo-Env: test',
    'Octo-Capabilities: octo/pricing',
    'Content-Type: application/json',
  ];
  return [
    `curl -X ${method} ${quoted(`${origin}/api/octo${path}`)}`,
    ...headers.map((header) => `-H ${quoted(header)}`),
    `-d ${quoted(JSON.stringify(JSON.parse(request)))}`,
  ].join(' \\\n  ');
}

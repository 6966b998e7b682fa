import type { World } from './world.ts';

export type StreamEvent = { event: string; id: string; data: string };

/** Opens the stream as a browser with this cookie would, on a real socket; events are read in their order. */
export async function openStream(
  world: Pick<World, 'app'>,
  cookie: string,
  { lastEventId, ...query }: { tenant?: string; after?: string; lastEventId?: string } = {},
) {
  const address = await listening(world);
  const stop = new AbortController();
  const response = await fetch(`${address}/api/realtime?${new URLSearchParams(query)}`, {
    headers: { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: stop.signal,
  });
  const events = eventsOf(response);
  return {
    status: response.status,
    /** The next event; null when the server has ended the stream. */
    async next(): Promise<StreamEvent | null> {
      const { value, done } = await events.next();
      return done ? null : value;
    },
    close: () => stop.abort(),
  };
}

const addresses = new WeakMap<Pick<World, 'app'>, Promise<string>>();

function listening(world: Pick<World, 'app'>): Promise<string> {
  const known = addresses.get(world) ?? world.app.listen({ port: 0, host: '127.0.0.1' });
  addresses.set(world, known);
  return known;
}

async function* eventsOf(response: Response): AsyncGenerator<StreamEvent, void> {
  if (!response.body || response.status !== 200) return;
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => split(line)));
      const event = fields.get('event');
      if (event !== undefined) yield { event, id: fields.get('id') ?? '', data: fields.get('data') ?? '' };
    }
  }
}

function split(line: string): [string, string] {
  const at = line.indexOf(':');
  return [line.slice(0, at), line.slice(at + 1).trimStart()];
}

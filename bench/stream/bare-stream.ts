import { createServer, type ServerResponse } from 'node:http';

// The least that hands on to open pages: no sign-in, no companies, no database. What is posted is written to everybody.
const open = new Set<ServerResponse>();

const server = createServer((request, reply) => {
  if (request.url === '/api/realtime') {
    reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.write('retry: 2000\nid: 0\nevent: hello\ndata:\n\n');
    open.add(reply);
    reply.on('close', () => open.delete(reply));
    return;
  }
  let frame = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => {
    frame += part;
  });
  request.on('end', () => {
    const said: string = frame && JSON.parse(frame);
    if (said) for (const each of open) each.write(said);
    reply.end();
  });
});

server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`listens on http://127.0.0.1:${address.port}`);
});

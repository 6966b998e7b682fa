import { once } from 'node:events';
import { text as textOf } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type Received = {
  from: string;
  to: string;
  subject: string;
  messageId: string;
  text: string;
  /** The first address in the plain text. */
  link: string;
  /** What the files are called that came along. */
  files: string[];
};

type Refusal = { code: number; message: string };

/** A mail relay on loopback, the edge of the world. `next` answers the mails in order and waits for one to come. */
export async function openSmtpServer(onMail: (mail: Received) => void = () => undefined) {
  const arrived: Received[] = [];
  const waiting: ((mail: Received) => void)[] = [];
  let refusal: Refusal | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _session, done) {
      const mail = readMail(await textOf(stream));
      if (refusal) return done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
      onMail(mail);
      const wanted = waiting.shift();
      if (wanted) wanted(mail);
      else arrived.push(mail);
      done();
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (!address || typeof address === 'string') throw new Error('The relay has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    next: (): Promise<Received> => {
      const mail = arrived.shift();
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve));
    },
    /** Mails that came and were not asked for yet. */
    pending: () => arrived.length,
    /** From now on every mail is answered so; without an argument they are taken again. */
    refuse: (next?: Refusal) => {
      refusal = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** As much of a message as the tests look at: the headers and the plain text of its first part. */
export function readMail(raw: string): Received {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r\n\s+/g, ' ') ?? '';
  const plain = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(rest.join('\r\n\r\n'));
  const isBase64 = /Content-Type: text\/plain[^-]*?base64/i.test(raw);
  const body = plain?.[1] ?? '';
  const text = (isBase64 ? Buffer.from(body, 'base64').toString() : unquote(body)).replaceAll('\r\n', '\n');
  return {
    from: words(header('From')),
    to: header('To').replace(/[<>]/g, ''),
    subject: words(header('Subject')),
    messageId: header('Message-ID'),
    text,
    link: /https?:\S+/.exec(text)?.[0] ?? '',
    files: [...raw.matchAll(/Content-Disposition: attachment; filename="?([^"\r\n]+)/gi)].map(
      ([, name = '']) => name,
    ),
  };
}

function unquote(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Words of a header that are not plain ASCII travel encoded. */
function words(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : unquote(word.replaceAll('_', ' ')),
    );
}

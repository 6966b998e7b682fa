import { isLoopbackName } from '#kit/http/loopback';
import { type RefusedNetworks, readRefusedNetworks } from '#kit/limits/refused-networks';

export type Config = {
  host: string;
  port: number;
  publicOrigin: string | undefined;
  trustProxy: string | undefined;
  fallbackAdmins: readonly string[];
  /** Demo data where nobody but this machine is meant to come; elsewhere only by LEME_DEMO=1, and every page is marked. */
  demo: 'open' | 'marked' | 'closed';
  signInsPerMinute: number;
  /** Told by who started the process again (`scripts/launch.mjs`). */
  refused: RefusedNetworks;
  /** Whether roles of the platform must have a second factor. */
  operatorsNeedCode: boolean;
  mail: { smtpUrl: string | undefined; from: string | undefined };
  /** Whether each day's last hash of the sealed trails is sent to administrators; never where mail stays on the machine. */
  mailsSeals: boolean;
};

/** What an administrator sets. A value that would weaken the installation is refused with its name. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const host = env.HOST ?? '127.0.0.1';
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is not a port: ${env.PORT}`);
  return {
    host,
    port,
    publicOrigin: readOrigin(env.PUBLIC_ORIGIN),
    trustProxy: env.TRUST_PROXY,
    fallbackAdmins: readFallbackAdmins(env.FALLBACK_ADMIN_EMAILS),
    signInsPerMinute: readCount('LEME_SIGN_INS_PER_MINUTE', env.LEME_SIGN_INS_PER_MINUTE ?? '100'),
    refused: readRefusedNetworks(env.LEME_REFUSED),
    operatorsNeedCode: readSwitch('LEME_OPERATORS_NEED_CODE', env.LEME_OPERATORS_NEED_CODE),
    demo: readDemo(env, host),
    mail: readMail(env.SMTP_URL, env.MAIL_FROM),
    mailsSeals: Boolean(env.SMTP_URL) && env.LEME_SEAL_MAIL !== '0',
  };
}

function readCount(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`${name} is not a count: ${text}`);
  return count;
}

function readSwitch(name: string, text = '0'): boolean {
  if (text !== '0' && text !== '1') throw new Error(`${name} is neither 0 nor 1: ${text}`);
  return text === '1';
}

function readMail(smtpUrl: string | undefined, from: string | undefined): Config['mail'] {
  if (from && !/^[^\s@<>]+@[^\s@<>]+$/.test(from)) throw new Error('MAIL_FROM is not an e-mail address');
  if (!smtpUrl) return { smtpUrl: undefined, from };
  const isAddress = ['smtp:', 'smtps:'].includes(URL.parse(smtpUrl)?.protocol ?? '');
  if (!isAddress) throw new Error('SMTP_URL must begin with smtp:// or smtps://');
  if (!from) throw new Error('SMTP_URL needs MAIL_FROM, the address mail comes from');
  return { smtpUrl, from };
}

function readDemo(env: NodeJS.ProcessEnv, host: string): Config['demo'] {
  if (env.LEME_DEMO === '0') return 'closed';
  if (isLoopbackName(host) && !env.PUBLIC_ORIGIN && !env.TRUST_PROXY) return 'open';
  return env.LEME_DEMO === '1' ? 'marked' : 'closed';
}

function readOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  const isSafe =
    url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname)));
  if (!isSafe) throw new Error(`PUBLIC_ORIGIN must be an https address: ${text}`);
  return url.origin;
}

function readFallbackAdmins(text: string | undefined): string[] {
  const emails = (text ?? '')
    .split(',')
    .map((email) => email.trim().toLowerCase())
    .filter(Boolean);
  if (emails.length > 2) throw new Error('FALLBACK_ADMIN_EMAILS takes at most two addresses');
  return emails;
}

import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('mail settings: a relay needs its address and a sender; without a relay nothing is needed', () => {
  const mail = (env: NodeJS.ProcessEnv) => readConfig(env).mail;
  expect(mail({})).toEqual({ smtpUrl: undefined, from: undefined });
  const set = { SMTP_URL: 'smtps://u:p@mail.example:465', MAIL_FROM: 'no-reply@leme.example' };
  expect(mail(set)).toEqual({ smtpUrl: set.SMTP_URL, from: set.MAIL_FROM });
  expect(() => mail({ SMTP_URL: set.SMTP_URL })).toThrow('MAIL_FROM');
  expect(() => mail({ ...set, SMTP_URL: 'https://mail.example' })).toThrow('SMTP_URL');
  expect(() => mail({ ...set, MAIL_FROM: 'Leme <no-reply@leme.example>\r\nBcc: x' })).toThrow('MAIL_FROM');
});

test('a refused setting is named without its value, which may hold a password', () => {
  const secret = 'segredo-do-relay';
  let said = '';
  try {
    readConfig({ SMTP_URL: `ftp://u:${secret}@mail.example` });
  } catch (error) {
    said = String(error);
  }
  expect(said).toContain('SMTP_URL');
  expect(said).not.toContain(secret);
});

test('demo data is for this machine: an address for others or a proxy closes it, unless somebody asks for it', () => {
  const demo = (env: NodeJS.ProcessEnv) => readConfig(env).demo;
  expect(demo({})).toBe('open');
  expect(demo({ PUBLIC_ORIGIN: 'https://leme.example' })).toBe('closed');
  expect(demo({ TRUST_PROXY: '127.0.0.1' })).toBe('closed');
  expect(demo({ HOST: '0.0.0.0' })).toBe('closed');
  expect(demo({ HOST: '0.0.0.0', LEME_DEMO: '1' })).toBe('marked');
  expect(demo({ PUBLIC_ORIGIN: 'https://leme.example', LEME_DEMO: '1' })).toBe('marked');
  expect(demo({ LEME_DEMO: '0' })).toBe('closed');
});

test('nobody is let in when the rights cannot be read unless somebody names him, and two at most', () => {
  const named = (text?: string) => readConfig({ FALLBACK_ADMIN_EMAILS: text }).fallbackAdmins;
  expect(named()).toEqual([]);
  expect(named(' Ana@Empresa.example, bia@empresa.example ')).toEqual([
    'ana@empresa.example',
    'bia@empresa.example',
  ]);
  expect(() => named('a@b.example,c@d.example,e@f.example')).toThrow('FALLBACK_ADMIN_EMAILS');
});

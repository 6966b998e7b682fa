import { missingTexts } from '@leme/contract/kit/language/texts';
import type { reportMissingTexts } from '@leme/contract/tenancy/endpoints';
import { call } from '#kit/api/api.ts';
import { currentAuthSession } from '#kit/auth-session/auth-session-store.ts';

const atOnce = 50;
const atMost = 200;
const told = new Set<string>();

/** Tells the server which texts were not there: by name, each once, and not without end. */
export function tellMissingTexts(): void {
  const texts = [...missingTexts].filter((name) => !told.has(name)).slice(0, atOnce);
  if (texts.length === 0 || told.size >= atMost || !currentAuthSession().session) return;
  for (const name of texts) told.add(name);
  const address = 'POST /missing-texts';
  const input = { build_id: __BUILD__.version, texts };
  call<typeof reportMissingTexts>(address, input, { background: true }).catch(() => undefined);
}

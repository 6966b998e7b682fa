import { splitTenantPath, tenantPath } from '@leme/contract/access/menu/navigation';
import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { currentAuthSession } from '#kit/auth-session/auth-session-store.ts';
import { formatsFor } from '#kit/text/format.ts';
import { currentLocale } from '#kit/text/i18n.ts';
import { shareText } from './share-text.ts';

/** What came of it; `dismissed` is the person's own choice. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Web Share where the device has it, else the clipboard. */
export async function share(session: ManifestSession): Promise<ShareOutcome> {
  const zone = currentAuthSession().session?.tenant.timezone ?? 'America/Sao_Paulo';
  const text = shareText(session, formatsFor(currentLocale(), zone));
  const url = linkTo(session, location);
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: session.product.name, text, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    await navigator.clipboard.writeText(`${text}\n${url}`);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** The page one shares from, opened at this session. */
export function linkTo(
  { id, date }: Pick<ManifestSession, 'id' | 'date'>,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): string {
  const { slug, path } = splitTenantPath(pathname);
  return `${origin}${tenantPath(slug, path)}?date=${date}&session=${id}`;
}

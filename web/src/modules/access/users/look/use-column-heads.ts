import { useText } from '#kit/text/i18n.ts';
import { usersTexts } from '../texts/texts.ts';
import type { UserColumn } from './look.ts';

/** What the columns beside the name are called. */
export function useColumnHeads(): Readonly<Record<UserColumn, string>> {
  const t = useText(usersTexts);
  return { email: t('email'), role: t('level'), status: t('status'), created_at: t('createdAt') };
}

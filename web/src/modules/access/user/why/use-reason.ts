import type { Reason } from '@leme/contract/access/grants';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { userTexts } from '../texts/texts.ts';
import type { Right } from '../user.queries.ts';

/** Says in words which line decides a right. */
export function useReason(): (right: Right) => string {
  const t = useText(userTexts);
  const { dateTime } = useFormat();
  return ({ by, granted, expires_at }) => {
    const line = `${by}-${granted || !judges.has(by) ? 'yes' : 'no'}` as Line;
    const reason = t(`why.${line}`);
    return expires_at ? t('untilMoment', { reason, at: dateTime(expires_at) }) : reason;
  };
}

type Line =
  | `${'rule' | 'default' | 'difference' | 'exception'}-${'yes' | 'no'}`
  | `${Exclude<Reason, 'rule' | 'default' | 'difference' | 'exception'>}-yes`;

/** What decides either way; the others only limit, or only give. */
const judges: ReadonlySet<string> = new Set<Reason>(['rule', 'default', 'difference', 'exception']);

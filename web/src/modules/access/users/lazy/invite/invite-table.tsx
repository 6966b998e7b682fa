import { peopleWords } from '@leme/contract/access/people/texts/texts';
import { users } from '@leme/contract/access/people/users';
import { isRole, roleKey } from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import { Check, CircleCheck, TriangleAlert } from 'lucide-react';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { wordedFault } from '#kit/resource/record/values/fault-words.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { nothing } from '#ui/layout/empty-value.tsx';
import { inviteTexts } from './texts/texts.ts';
import type { CheckedRow } from './use-invitations.ts';

const looks = {
  ready: { tone: 'neutral', Icon: Check },
  invited: { tone: 'success', Icon: CircleCheck },
  'letter-refused': { tone: 'warning', Icon: TriangleAlert },
  refused: { tone: 'danger', Icon: TriangleAlert },
} as const;

/** Each line with what came of it, or would come. */
export function InviteTable({ rows }: { rows: readonly CheckedRow[] }) {
  const t = useText(inviteTexts);
  const levels = useText(accessWords);
  const faultsOf = useFaultWords();
  return (
    <ol className="grid gap-0" aria-label={t('results')}>
      {rows.map((each) => {
        const { tone, Icon } = looks[each.outcome];
        const { full_name, email, role } = each.row;
        return (
          <li
            key={each.line}
            className="grid grid-cols-[2rem_1fr_auto] items-start gap-x-3 border-b py-2 max-md:grid-cols-[1fr_auto]"
          >
            <span className="text-muted-fg tabular-nums max-md:hidden">{each.line}</span>
            <span className="grid min-w-0 [overflow-wrap:anywhere]">
              <strong>{full_name || nothing}</strong>
              <span className="text-muted-fg">
                {email || nothing} · {isRole(role) ? levels(roleKey(role)) : role || nothing}
              </span>
              {each.outcome === 'letter-refused' && (
                <span className="text-muted-fg text-xs">{t('letterRefused')}</span>
              )}
              {faultsOf(each).map((text) => (
                <span key={text} className="text-danger-text text-xs">
                  {text}
                </span>
              ))}
            </span>
            <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
              {t(each.outcome)}
            </Chip>
          </li>
        );
      })}
    </ol>
  );
}

/** What is wrong with a line, in words. */
function useFaultWords(): (row: CheckedRow) => string[] {
  const t = useText(inviteTexts);
  const words = useText(peopleWords);
  const level = useText(accessWords)('access.field.role');
  const fields: Record<string, string> = {
    full_name: words('users.field.full_name'),
    email: words('users.field.email'),
    role: level,
    supplier_id: words('users.field.supplier_id'),
    agent_id: words('users.field.agent_id'),
  };
  const ofCode = (code: string, { row }: CheckedRow, wait: unknown) => {
    if (code === 'too-many-new-addresses') return t('tooManyNew', { count: Math.ceil(Number(wait) / 60) });
    if (code === 'email-in-use') return t('emailInUse');
    if (code === 'duplicate') return t('duplicate');
    if (code !== 'role-not-yours-to-create') return null;
    return isRole(row.role) ? t('notYours') : t('unknownLevel');
  };
  return (checked) =>
    checked.errors.map(({ pointer, code, params }) => {
      const [, name = ''] = pointer.split('/');
      const field = Object.entries(users.fields).find(([each]) => each === name)?.[1];
      const value = Object.entries(checked.row).find(([each]) => each === name)?.[1];
      const fault = { code, ...(params && { params }) };
      const text =
        ofCode(code, checked, params?.retry_after) ??
        faultText(field ? wordedFault(field, value, fault) : fault);
      return `${fields[name] ?? name}: ${text}`;
    });
}

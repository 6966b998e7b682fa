import type { inviteUsers } from '@leme/contract/access/people/user-endpoints';
import { crewMembers } from '@leme/contract/crew/crew-members';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { call } from '#kit/api/api.ts';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useResourceWrites } from '#kit/resource/resource-calls.ts';
import { currentLocale, useText } from '#kit/text/i18n.ts';
import { accountTexts } from './texts/texts.ts';

type Props = { row: AnyRow; onDone: () => void; onClose: () => void };
type Draft = { email: string; user_id: string | null };

const ownWords = ['email-in-use', 'role-not-yours-to-create', 'too-many-new-addresses'] as const;

/** Links an account that is there, or invites the person by the verb of the users and links the new one. */
export function InviteDialog({ row, onDone, onClose }: Props) {
  const t = useText(accountTexts);
  const { update } = useResourceWrites(crewMembers, { quiet: true });
  const said = ({ code, params }: Fault) => {
    const own = ownWords.find((each) => each === code);
    return own ? t(own) : faultText({ code, ...(params && { params }) });
  };
  return (
    <VerbDialog<Draft, 'linked' | 'invited' | 'letter-refused'>
      entity={crewMembers}
      fields={['email', 'user_id']}
      start={{ email: String(row.email ?? ''), user_id: null }}
      title={t('inviteTitle', { name: String(row.full_name) })}
      description={t('inviteText')}
      submit={t('invite')}
      faults={({ email, user_id }) => ({ email: user_id === null && email.trim() === '' && t('neither') })}
      run={async ({ email, user_id }) => {
        const account = user_id === null ? await invited(String(row.full_name), email) : null;
        await update(row.id, row.version, { user_id: account?.id ?? user_id });
        return account?.outcome ?? 'linked';
      }}
      place={(error, form) => {
        if (!(error instanceof Problem)) return false;
        const [fault] = error.errors ?? [];
        if (fault) form.setError('email', { type: 'server', message: said(fault) }, { shouldFocus: true });
        return fault !== undefined;
      }}
      shows={['crew-members', 'users']}
      done={(outcome) => {
        onDone();
        return t(`done.${outcome}`);
      }}
      onClose={onClose}
    />
  );
}

/** The account the verb of the users made of a person; what is wrong with it is thrown. */
async function invited(full_name: string, email: string) {
  const rows = [{ full_name, email: email.trim(), role: 'marinheiro' }];
  const sent = { rows, locale: currentLocale() };
  const { data } = await call<typeof inviteUsers>('POST /users/invitations', sent);
  const [made] = data;
  if (!made?.id) {
    const errors = made?.errors ?? [];
    throw faults(errors.map(({ params, ...fault }) => (params ? { ...fault, params } : fault)));
  }
  return { id: made.id, outcome: made.outcome === 'invited' ? 'invited' : 'letter-refused' } as const;
}

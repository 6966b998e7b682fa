import type { inviteUsers } from '@leme/contract/access/people/user-endpoints';
import type { InputOf, ReplyOf } from '@leme/contract/kit/endpoint';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { currentLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { useUserFailure } from '../../act/use-user-failure.tsx';
import { inviteTexts } from './texts/texts.ts';

type Row = InputOf<typeof inviteUsers>['rows'][number];
type Result = ReplyOf<typeof inviteUsers>['data'][number];

/** A line with what came of it, or would come. */
export type CheckedRow = { line: number; row: Row } & Pick<Result, 'outcome' | 'errors'>;

/** Asks what would come of lines, then invites those that are ready; the others stay with what is wrong with them. */
export function useInvitations() {
  const t = useText(inviteTexts);
  const fails = useUserFailure();
  const [checked, setChecked] = useState<readonly CheckedRow[] | null>(null);
  const [isDone, setDone] = useState(false);
  const verb = (dry_run: boolean) => (rows: Row[]) =>
    call<typeof inviteUsers>('POST /users/invitations', { rows, dry_run, locale: currentLocale() });
  const checking = useVerb(verb(true), {
    done: ({ data }, rows) =>
      setChecked(rows.flatMap((row, at) => withResult({ line: at + 1, row }, data[at]))),
    place: (error) => fails(t('checkFailed'), error),
  });
  const inviting = useVerb(verb(false), {
    shows: ['users'],
    done: ({ data }, ready) => {
      setChecked((checked ?? []).map((each) => withResult(each, data[ready.indexOf(each.row)])[0] ?? each));
      setDone(true);
    },
    place: (error) => fails(t('inviteFailed'), error),
  });
  const invite = () =>
    inviting.run((checked ?? []).filter(({ outcome }) => outcome === 'ready').map(({ row }) => row));
  return {
    checked,
    isDone,
    isBusy: checking.isBusy || inviting.isBusy,
    check: checking.run,
    invite,
    back: () => setChecked(null),
  };
}

const withResult = (
  { line, row }: Pick<CheckedRow, 'line' | 'row'>,
  result: Result | undefined,
): CheckedRow[] => (result ? [{ line, row, outcome: result.outcome, errors: result.errors }] : []);

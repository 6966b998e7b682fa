import type { inviteUsers } from '@leme/contract/access/people/user-endpoints';
import type { InputOf, ReplyOf } from '@leme/contract/kit/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { currentLocale, useText } from '#kit/text/i18n.ts';
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
  const client = useQueryClient();
  const [checked, setChecked] = useState<readonly CheckedRow[] | null>(null);
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const ask = async (rows: Row[], dry_run: boolean): Promise<Result[] | null> => {
    setBusy(true);
    try {
      const sent = { rows, dry_run, locale: currentLocale() };
      return (await call<typeof inviteUsers>('POST /users/invitations', sent)).data;
    } catch (error) {
      fails(t(dry_run ? 'checkFailed' : 'inviteFailed'), error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const check = async (rows: Row[]) => {
    const results = await ask(rows, true);
    if (results) setChecked(rows.flatMap((row, at) => withResult({ line: at + 1, row }, results[at])));
  };
  const invite = async () => {
    const ready = (checked ?? []).filter(({ outcome }) => outcome === 'ready').map(({ row }) => row);
    const results = await ask(ready, false);
    if (!results || !checked) return;
    setChecked(
      checked.map((each) => {
        const at = ready.indexOf(each.row);
        return withResult(each, results[at])[0] ?? each;
      }),
    );
    setDone(true);
    void refetchShowing(client, ['users']);
  };
  return { checked, isDone, isBusy, check, invite, back: () => setChecked(null) };
}

const withResult = (
  { line, row }: Pick<CheckedRow, 'line' | 'row'>,
  result: Result | undefined,
): CheckedRow[] => (result ? [{ line, row, outcome: result.outcome, errors: result.errors }] : []);

import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import type { Screen } from '#kit/shell/screen.ts';
import { useText } from '#kit/text/i18n.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PersonFacts } from './facts/person-facts.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonHistory } from './person-history.tsx';
import { userTexts } from './texts/texts.ts';
import { type PersonTold, usePersonRights } from './user.queries.ts';
import { readUserSearch, type UserTab, userTabs } from './user-search.ts';
import { PersonRights } from './why/person-rights.tsx';

/** One person who signs in: facts, rights and what decides them, history. */
export const screen: Screen = UserRecord;

function UserRecord() {
  const t = useText(userTexts);
  const { id = '' } = useParams({ strict: false });
  const { query } = usePersonRights(id);
  return (
    <QueryView query={query} skeleton="form" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
      {(told) => <Told told={told} />}
    </QueryView>
  );
}

function Told({ told }: { told: PersonTold }) {
  const t = useText(userTexts);
  const { state: search, change } = useUrlState(readUserSearch);
  const { id, full_name: title, email } = told.user;
  usePhoneHeader(useMemo(() => ({ title }), [title]));
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3">
      <PageHeader title={title} subtitle={email} actions={<PersonActions user={told.user} />} />
      <Segmented
        name={t('parts')}
        value={search.tab}
        onValueChange={(tab) => change({ tab: tab as UserTab })}
        options={userTabs.map((value) => ({ value, label: t(value) }))}
        className="w-full md:w-fit"
      />
      {search.tab === 'facts' && <PersonFacts user={told.user} />}
      {search.tab === 'permissions' && <PersonRights told={told} search={search} onChange={change} />}
      {search.tab === 'history' && <PersonHistory id={id} />}
    </div>
  );
}

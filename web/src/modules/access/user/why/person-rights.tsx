import { exceptionsFor, mayEndException } from '@leme/contract/access/grants';
import { may } from '@leme/contract/access/permission';
import { isRole } from '@leme/contract/access/roles';
import { fold } from '@leme/contract/kit/language/fold';
import { useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { useRightsWords } from '../../rights/use-rights-words.ts';
import { ExceptionDialog } from '../exceptions/exception-dialog.tsx';
import { ExceptionsList } from '../exceptions/exceptions-list.tsx';
import { useSaveExceptions } from '../exceptions/use-save-exceptions.ts';
import { userTexts } from '../texts/texts.ts';
import type { PersonTold, Right } from '../user.queries.ts';
import { type RightsShown, rightsShown, type UserSearch } from '../user-search.ts';
import { RightsTable } from './rights-table.tsx';

export type PersonRightsProps = {
  told: PersonTold;
  search: UserSearch;
  onChange: (part: Partial<UserSearch>) => void;
  /** Seen from outside of the company: nothing is changed from here. */
  readOnly?: boolean;
};

/** What the person may do and why, and the exceptions that are the person's alone. */
export function PersonRights({ told, search, onChange, readOnly }: PersonRightsProps) {
  const t = useText(userTexts);
  const can = useCan();
  const { resourceName } = useRightsWords();
  const { role, permissions } = useSignedIn();
  const [isAdding, setAdding] = useState(false);
  const { user, exceptions, rights } = told;
  const save = useSaveExceptions(user);
  const takes = exceptionsFor(user.role ?? 'user');
  const mayChange = !readOnly && user.is_kept && can(may('users', 'update'));
  const reader = { role: isRole(role) ? role : 'user', permissions: new Set(permissions) } as const;
  const words = fold(search.q).split(' ').filter(Boolean);
  const isShown = (right: Right) =>
    (search.show === 'all' || (search.show === 'held' ? right.granted : right.by === 'exception')) &&
    words.every((word) => fold(resourceName(right.resource)).includes(word));
  return (
    <>
      {told.is_read_only && <Banner tone="warning">{t('lapsed')}</Banner>}
      <Card>
        <CardHead
          title={t('exceptions')}
          note={takes === 'both' ? undefined : t(`takes.${takes}`)}
          actions={
            mayChange &&
            takes !== 'none' && <Button onClick={() => setAdding(true)}>{t('addException')}</Button>
          }
        />
        <CardBody>
          <ExceptionsList
            exceptions={exceptions}
            isOwn={(each) => mayEndException(reader, each)}
            onRemove={mayChange ? (gone) => void save(exceptions, gone) : undefined}
          />
        </CardBody>
      </Card>
      <Card>
        <CardHead title={t('rights')} />
        <CardBody className="grid grid-cols-1 gap-4">
          <div className="flex flex-wrap items-end gap-3">
            <Field label={t('search')} className="grow md:max-w-80">
              <TextInput value={search.q} onChange={(event) => onChange({ q: event.target.value })} />
            </Field>
            <Segmented
              name={t('shown')}
              value={search.show}
              onValueChange={(show) => onChange({ show: show as RightsShown })}
              options={rightsShown.map((value) => ({ value, label: t(`show.${value}`) }))}
            />
          </div>
          <RightsTable rights={rights.filter(isShown)} />
        </CardBody>
      </Card>
      {isAdding && <ExceptionDialog told={told} onClose={() => setAdding(false)} />}
    </>
  );
}

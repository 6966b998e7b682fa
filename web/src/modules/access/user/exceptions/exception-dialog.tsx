import { exceptionsFor, mayStoreException } from '@leme/contract/access/grants';
import { rightExceptions } from '@leme/contract/access/people/right-forms';
import type { putUserRights } from '@leme/contract/access/people/rights-endpoints';
import { type Action, actions } from '@leme/contract/access/permission';
import type { Subject } from '@leme/contract/access/resources';
import { isRole, type Role } from '@leme/contract/access/roles';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Select } from '#ui/select/select.tsx';
import { usePeopleProblem } from '../../problems/use-people-problem.ts';
import { resourceGroups } from '../../rights/resource-groups.ts';
import { useRightsWords } from '../../rights/use-rights-words.ts';
import { userTexts } from '../texts/texts.ts';
import type { PersonTold } from '../user.queries.ts';
import { type Ends, endOf } from './ends.ts';

type Values = { granted: boolean; action: Action; resource: Subject | null; lasts: Ends; reason: string };
type IsGivable = (right: Pick<Values, 'action' | 'granted'>, resource: Subject) => boolean;

const fields = ['action', 'resource', 'lasts', 'reason'] as const;
const shortestReason = 5;

type Props = { told: PersonTold; onClose: () => void };

/** A right given to the person or taken away, for a while or for good, with its reason. */
export function ExceptionDialog({ told: { user, exceptions }, onClose }: Props) {
  const t = useText(userTexts);
  const kit = useText(kitTexts);
  const { role, permissions, tenant } = useSignedIn();
  const ofRole = user.role ?? 'user';
  const onlyDenials = exceptionsFor(ofRole) === 'denials';
  const actor = { role: isRole(role) ? role : ofRole, permissions: new Set(permissions) };
  const isGivable: IsGivable = ({ action, granted }, resource) =>
    mayStoreException(actor, ofRole, { resource, action, granted });
  const save = ({ lasts, reason, resource, ...right }: Values) => {
    const kept = exceptions
      .filter((each) => each.resource !== resource || each.action !== right.action)
      .map(({ created_at: _, created_by: __, ...each }) => each);
    const expires_at = endOf(lasts, Temporal.Now.instant(), tenant.timezone);
    const added = resource ? [{ ...right, resource, reason: reason.trim(), expires_at }] : [];
    const body = { id: user.id, version: user.version, exceptions: [...kept, ...added] };
    return call<typeof putUserRights>('PUT /users/:id/permissions', body);
  };
  return (
    <VerbDialog
      entity={rightExceptions}
      fields={fields}
      start={{ granted: !onlyDenials, action: 'read', resource: null, lasts: 'week', reason: '' } as Values}
      title={t('addException')}
      description={user.full_name}
      submit={kit('save')}
      faults={({ resource, reason, ...right }) => ({
        resource: (!resource || !isGivable(right, resource)) && t('chooseResource'),
        ...(reason.trim().length < shortestReason && { reason: t('reasonMissing') }),
      })}
      run={save}
      shows={['users']}
      words={usePeopleProblem()}
      onClose={onClose}
    >
      {(form) => (
        <ExceptionFields form={form} onlyTakesFrom={onlyDenials ? ofRole : null} isGivable={isGivable} />
      )}
    </VerbDialog>
  );
}

type FieldsProps = {
  form: UseFormReturn<Values>;
  /** The role of whom only rights are taken, if it is such a one. */
  onlyTakesFrom: Role | null;
  isGivable: IsGivable;
};

function ExceptionFields({ form: { control, setValue }, onlyTakesFrom, isGivable }: FieldsProps) {
  const t = useText(userTexts);
  const { resourceName, actionName, roleName } = useRightsWords();
  const [action, granted] = useWatch({ control, name: ['action', 'granted'] });
  const options = resourceGroups
    .flatMap(({ resources }) => resources)
    .filter((resource) => isGivable({ action, granted }, resource))
    .map((value) => ({ value, label: resourceName(value) }));
  return (
    <>
      {onlyTakesFrom ? (
        <Banner>{t('onlyTakes', { role: roleName(onlyTakesFrom) })}</Banner>
      ) : (
        <Segmented
          name={t('direction')}
          value={granted ? 'given' : 'taken'}
          onValueChange={(value) => setValue('granted', value === 'given')}
          options={(['given', 'taken'] as const).map((value) => ({ value, label: t(value) }))}
        />
      )}
      <EntityField entity={rightExceptions} control={control} name="action">
        {({ value, onChange, onBlur }) => (
          <Select
            value={value}
            onValueChange={(next) => onChange(next as Action)}
            onBlur={onBlur}
            options={actions.map((each) => ({ value: each, label: actionName(each) }))}
          />
        )}
      </EntityField>
      <EntityField entity={rightExceptions} control={control} name="resource">
        {({ value, onChange, onBlur }) => (
          <Select
            value={value}
            onValueChange={(next) => onChange(next as Subject)}
            onBlur={onBlur}
            options={options}
            placeholder={t('chooseResource')}
          />
        )}
      </EntityField>
      <EntityField entity={rightExceptions} control={control} name="lasts" />
      <EntityField entity={rightExceptions} control={control} name="reason" />
    </>
  );
}

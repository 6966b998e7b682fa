import { partnerColumn } from '@leme/contract/access/people/manage';
import { roleMoves } from '@leme/contract/access/people/right-forms';
import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import type { Role } from '@leme/contract/access/roles';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Select } from '#ui/select/select.tsx';
import { type Partner, PartnerSelect } from '../../person/partner-select.tsx';
import { useRightsWords } from '../../rights/use-rights-words.ts';
import { userRolesTexts } from '../texts/texts.ts';
import type { RoleRow } from '../user-roles.queries.ts';
import type { Target } from './use-moves.ts';

type Values = { role: Role | null; supplier_id: Partner | null; agent_id: Partner | null };

const fields = ['role', 'supplier_id', 'agent_id'] as const;
const start: Values = { role: null, supplier_id: null, agent_id: null };
const columnOf = ({ role }: Pick<Values, 'role'>) => (role ? partnerColumn(role) : null);

export type MoveDialogProps = {
  people: readonly UserRow[];
  /** The roles the person may give. */
  offered: readonly RoleRow[];
  onClose: () => void;
  /** Moves them; fails when nothing was answered. */
  onMove: (target: Target) => Promise<void>;
};

/** Gives the chosen people another role, and the partner it needs. */
export function MoveDialog({ people, offered, onClose, onMove }: MoveDialogProps) {
  const t = useText(userRolesTexts);
  const missing = (values: Values, column: 'supplier_id' | 'agent_id') =>
    columnOf(values) === column && !values[column] && t('choosePartner');
  return (
    <VerbDialog
      entity={roleMoves}
      fields={fields}
      start={start}
      size="sm"
      title={t('moveTitle', { count: people.length })}
      description={people.map(({ full_name }) => full_name).join(', ')}
      submit={t('move')}
      failed={t('moveFailed')}
      faults={(values) => ({
        role: !values.role && t('chooseRole'),
        supplier_id: missing(values, 'supplier_id'),
        agent_id: missing(values, 'agent_id'),
      })}
      run={async ({ role, supplier_id, agent_id }) =>
        role && onMove({ role, supplier_id: supplier_id?.value ?? null, agent_id: agent_id?.value ?? null })
      }
      leaves={(_, to) => to.open !== 'move'}
      onClose={onClose}
    >
      {(form) => <MoveFields form={form} offered={offered} />}
    </VerbDialog>
  );
}

function MoveFields({ form, offered }: { form: UseFormReturn<Values> } & Pick<MoveDialogProps, 'offered'>) {
  const t = useText(userRolesTexts);
  const { roleName } = useRightsWords();
  const { control, setValue } = form;
  const column = columnOf({ role: useWatch({ control, name: 'role' }) });
  return (
    <>
      <EntityField entity={roleMoves} control={control} name="role">
        {({ value, onChange, onBlur }) => (
          <Select
            value={value}
            placeholder={t('chooseRole')}
            options={offered.map(({ name }) => ({ value: name, label: roleName(name) }))}
            onBlur={onBlur}
            onValueChange={(next) => {
              onChange(offered.find(({ name }) => name === next)?.name ?? null);
              setValue('supplier_id', null);
              setValue('agent_id', null);
            }}
          />
        )}
      </EntityField>
      {column && (
        <EntityField key={column} entity={roleMoves} control={control} name={column} required>
          {(bound) => <PartnerSelect column={column} {...bound} />}
        </EntityField>
      )}
    </>
  );
}

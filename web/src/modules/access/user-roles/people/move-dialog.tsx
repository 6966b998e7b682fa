import { partnerColumn } from '@leme/contract/access/people/manage';
import { peopleWords } from '@leme/contract/access/people/texts/texts';
import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import type { Role } from '@leme/contract/access/roles';
import { useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useDirtyGuard } from '#kit/form/dirty-guard.tsx';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/select/select.tsx';
import { type Partner, PartnerSelect } from '../../person/partner-select.tsx';
import { useRightsWords } from '../../rights/use-rights-words.ts';
import { userRolesTexts } from '../texts/texts.ts';
import type { RoleRow } from '../user-roles.queries.ts';
import type { Target } from './use-moves.ts';

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
  const named = useText(peopleWords);
  const { roleName } = useRightsWords();
  const problemText = useProblemText();
  const toast = useToast();
  const isOffline = useConnectivity() === 'offline';
  const [role, setRole] = useState<Role | null>(null);
  const [partner, setPartner] = useState<Partner | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<'chooseRole' | 'choosePartner' | null>(null);
  const guard = useDirtyGuard(role !== null && !isBusy, { leaves: (_, to) => to.open !== 'move' });
  const column = role && partnerColumn(role);
  const submit = async () => {
    if (!role) return setError('chooseRole');
    if (column && !partner) return setError('choosePartner');
    setBusy(true);
    try {
      await onMove({
        role,
        supplier_id: null,
        agent_id: null,
        ...(column && partner && { [column]: partner.value }),
      });
      guard.pass(onClose);
    } catch (failure) {
      toast.show({ tone: 'danger', title: t('moveFailed'), text: problemText(failure) });
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={() => guard.ask(() => guard.pass(onClose))}
      title={t('moveTitle', { count: people.length })}
      description={people.map(({ full_name }) => full_name).join(', ')}
      closeLabel={t('close')}
      size="sm"
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={() => guard.ask(() => guard.pass(onClose))}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy} disabled={isOffline}>
            {t('move')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={t('newRole')} required error={error === 'chooseRole' && t('chooseRole')}>
          <Select
            value={role}
            placeholder={t('chooseRole')}
            options={offered.map(({ name }) => ({ value: name, label: roleName(name) }))}
            onValueChange={(next) => {
              setRole(offered.find(({ name }) => name === next)?.name ?? null);
              setPartner(null);
              setError(null);
            }}
          />
        </Field>
        {column && (
          <Field
            key={column}
            label={named(`users.field.${column}`)}
            required
            error={error === 'choosePartner' && t('choosePartner')}
          >
            <PartnerSelect column={column} value={partner} onChange={setPartner} />
          </Field>
        )}
      </div>
      {guard.dialog}
    </Dialog>
  );
}

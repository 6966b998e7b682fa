import { partnerColumn } from '@leme/contract/access/people/manage';
import { peopleWords } from '@leme/contract/access/people/texts/texts';
import { isRole } from '@leme/contract/access/roles';
import { useState } from 'react';
import { useDirtyGuard } from '#kit/form/dirty-guard.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { type Partner, PartnerSelect } from '../../../person/partner-select.tsx';
import { useChoosesPartner } from '../user-form/user-fieldset.tsx';
import { InviteTable } from './invite-table.tsx';
import { LinesField, tooMany } from './lines-field.tsx';
import { type Invited, readLines } from './read-lines.ts';
import { inviteTexts } from './texts/texts.ts';
import { useInvitations } from './use-invitations.ts';
import { useLevelNames } from './use-level-names.ts';

const partnerColumns = ['supplier_id', 'agent_id'] as const;
type Partners = Record<(typeof partnerColumns)[number], Partner | null>;

/** Invites several people by their lines: first it is said what would come of each, then the letters go out. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText(inviteTexts);
  const namesOf = useLevelNames();
  const words = useText(peopleWords);
  const choosesPartner = useChoosesPartner();
  const [text, setText] = useState('');
  const [partners, setPartners] = useState<Partners>({ supplier_id: null, agent_id: null });
  const invitations = useInvitations();
  const { checked, isDone, isBusy } = invitations;
  const guard = useDirtyGuard(text !== '' && !isDone);
  const people = readLines(text, namesOf);
  const needed = choosesPartner ? partnerColumns.filter((column) => people.some(works(column))) : [];
  const isTooLong = tooMany(people);
  const rows = () =>
    people.map((each) => {
      const column = needed.find((name) => works(name)(each));
      return { ...each, ...(column && { [column]: partners[column]?.value ?? null }) };
    });
  const ready = checked?.filter(({ outcome }) => outcome === 'ready').length ?? 0;
  const submit = () => {
    if (isDone) return guard.pass(onClose);
    if (checked) return void invitations.invite();
    if (people.length > 0 && !isTooLong) void invitations.check(rows());
  };
  return (
    <>
      <Dialog
        size="lg"
        onClose={() => guard.ask(onClose)}
        title={t('inviteTitle')}
        description={t('inviteText')}
        onSubmit={submit}
        footer={
          <>
            {!isDone && (
              <Button onClick={checked ? invitations.back : () => guard.ask(onClose)}>
                {t(checked ? 'back' : 'cancel')}
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              busy={isBusy}
              disabled={isDone ? false : checked ? ready === 0 : people.length === 0 || isTooLong}
            >
              {isDone ? t('close') : checked ? t('inviteReady', { count: ready }) : t('check')}
            </Button>
          </>
        }
      >
        {checked ? (
          <InviteTable rows={checked} />
        ) : (
          <div className="grid grid-cols-1 gap-4">
            <LinesField text={text} people={people} onText={setText} />
            {needed.map((column) => (
              <Field key={column} label={words(`users.field.${column}`)} hint={t('partnerHint')} required>
                <PartnerSelect
                  column={column}
                  value={partners[column]}
                  onChange={(partner) => setPartners({ ...partners, [column]: partner })}
                />
              </Field>
            ))}
          </div>
        )}
      </Dialog>
      {guard.dialog}
    </>
  );
}

const works =
  (column: keyof Partners) =>
  ({ role }: Invited) =>
    isRole(role) && partnerColumn(role) === column;

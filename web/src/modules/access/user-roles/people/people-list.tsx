import { peopleWords } from '@leme/contract/access/people/texts/texts';
import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowBox } from '#kit/list/bulk/boxes.tsx';
import type { Selection } from '#kit/list/bulk/selection.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { userRolesTexts } from '../texts/texts.ts';

export type PeopleListProps = {
  people: readonly UserRow[];
  /** Null where nobody can be moved. */
  selection: Selection<UserRow> | null;
  compact: boolean;
};

/** Who holds a role; those the person may not change say so in the place of their box. */
export function PeopleList({ people, selection, compact }: PeopleListProps) {
  const t = useText(userRolesTexts);
  const named = useText(peopleWords);
  const kept = people.filter(({ is_kept }) => is_kept);
  const boxOf = (person: UserRow) =>
    selection && (
      <PersonBox person={person}>
        <RowBox selection={selection} rows={kept} row={person} name={person.full_name} />
      </PersonBox>
    );
  if (compact)
    return (
      <ul>
        {people.map((person) => (
          <li key={person.id} className="flex min-h-14 items-center gap-3 border-b py-2 last:border-b-0">
            {boxOf(person)}
            <span className="min-w-0 flex-1">
              <strong className="wrap-anywhere block font-semibold">{person.full_name}</strong>
              <span className="block text-muted-fg [overflow-wrap:anywhere]">{person.email}</span>
              {person.partner_name && <span className="block text-muted-fg">{person.partner_name}</span>}
            </span>
            {person.status === 'inactive' && (
              <Chip tone="muted">{named('users.choice.status.inactive')}</Chip>
            )}
          </li>
        ))}
      </ul>
    );
  return (
    <Table name={t('holders')}>
      <thead>
        <Tr>
          {selection && (
            <Th className="w-px">
              <span className="sr-only">{t('choose')}</span>
            </Th>
          )}
          <Th>{named('users.field.full_name')}</Th>
          <Th>{named('users.field.email')}</Th>
          <Th>{t('partnerOf')}</Th>
        </Tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Tr key={person.id} selected={selection?.selected.has(person.id)}>
            {selection && <Td>{boxOf(person)}</Td>}
            <Td>
              {person.full_name}{' '}
              {person.status === 'inactive' && (
                <Chip tone="muted">{named('users.choice.status.inactive')}</Chip>
              )}
            </Td>
            <Td>{person.email}</Td>
            <Td>{person.partner_name ?? <EmptyValue />}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function PersonBox({ person, children }: { person: UserRow; children: ReactNode }) {
  const t = useText(userRolesTexts);
  if (person.is_kept) return children;
  return (
    <span className="flex w-6" title={t('notYours')}>
      <Lock aria-hidden="true" className="size-4 text-muted-fg" strokeWidth={1.75} />
      <span className="sr-only">{t('notYours')}</span>
    </span>
  );
}

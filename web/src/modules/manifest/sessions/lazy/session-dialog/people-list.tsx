import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { type ManifestPerson, manifestPeople } from '@leme/contract/manifest/people';
import { CloudUpload, TriangleAlert } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { phoneText } from '#kit/text/phone-text.ts';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { cn } from '#ui/style/cn.ts';
import { owes } from '../../../filter/manifest-filters.ts';
import { useVisibleFields } from '../../../party/visible-fields.ts';
import { manifestTexts } from '../../../texts/texts.ts';
import { timesOf } from '../../cards/card-parts.tsx';
import { PartyCheckIn } from './party-check-in.tsx';
import { PersonAction } from './person-action.tsx';
import { sessionDialogTexts } from './texts/texts.ts';
import type { People } from './use-people.ts';

export type PeopleListProps = {
  session: ManifestSession;
  people: People;
  mayCheckIn: boolean;
  compact: boolean;
};

/** Everybody with seat, fare and contact: a table, on a phone big rows. */
export function PeopleList({ session, compact, ...rest }: PeopleListProps) {
  const t = useText(sessionDialogTexts);
  const name = t('listOf', { product: session.product.name, time: timesOf(session) });
  const list = manifestPeople(session);
  if (!compact) return <PeopleTable name={name} list={list} {...rest} />;
  return (
    <ul aria-label={name} className="grid grid-cols-1">
      {list.map((person) => (
        <PhoneRow key={person.passenger.id} person={person} {...rest} />
      ))}
    </ul>
  );
}

type ListProps = Pick<PeopleListProps, 'people' | 'mayCheckIn'> & {
  name: string;
  list: readonly ManifestPerson[];
};

function PeopleTable({ name, list, people, mayCheckIn }: ListProps) {
  const t = useText(sessionDialogTexts);
  const visible = useVisibleFields();
  return (
    <div className="-mx-6 border-t">
      <Table name={name}>
        <thead>
          <Tr>
            <Th className="first:ps-6">{t('seat')}</Th>
            <Th>{t('passenger')}</Th>
            <Th>{t('fare')}</Th>
            {visible.phone && <Th>{t('phone')}</Th>}
            {visible.requirements && <Th>{t('requirements')}</Th>}
            <Th end className={cn('last:pe-6', mayCheckIn && 'w-64')}>
              {t('checkin')}
            </Th>
          </Tr>
        </thead>
        <tbody>
          {list.map((person) => (
            <Tr key={person.passenger.id} aria-busy={people.busy.has(person.passenger.id)}>
              <Td numeric className="text-muted-fg first:ps-6">
                {person.seat}
              </Td>
              <Td className={cn('whitespace-normal', person.companion > 0 && 'ps-5')}>
                <PersonName person={person} />
                <Owed person={person} />
              </Td>
              <Td>{person.label ?? t('standard')}</Td>
              {visible.phone && <Td numeric>{phoneOf(person) ?? <EmptyValue />}</Td>}
              {visible.requirements && (
                <Td className="whitespace-normal py-1">
                  {requirementsOf(person) ? <Requirement person={person} /> : <EmptyValue />}
                </Td>
              )}
              <Td end className="last:pe-6">
                <Waiting person={person} people={people} />
                {mayCheckIn && <PartyCheckIn person={person} list={list} onMark={people.mark} />}
                <PersonAction person={person} mayCheckIn={mayCheckIn} onMark={people.mark} />
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

type PhoneRowProps = Pick<PeopleListProps, 'people' | 'mayCheckIn'> & { person: ManifestPerson };

function PhoneRow({ person, people, mayCheckIn }: PhoneRowProps) {
  const t = useText(sessionDialogTexts);
  const phone = phoneOf(person);
  return (
    <li
      aria-busy={people.busy.has(person.passenger.id)}
      className={cn('flex items-center gap-3 border-t py-2 text-base', person.companion > 0 && 'ps-4')}
    >
      <div className="min-w-0 flex-1">
        <p>
          <PersonName person={person} />
        </p>
        <Owed person={person} />
        <p className="text-muted-fg tabular-nums">
          {person.seat} · {person.label ?? t('standard')}
        </p>
        <Waiting person={person} people={people} />
        {phone && (
          <a
            href={`tel:${person.booking.customer_phone}`}
            className="inline-flex min-h-12 items-center tabular-nums underline underline-offset-4"
          >
            {phone}
          </a>
        )}
        <Requirement person={person} />
      </div>
      <PersonAction person={person} mayCheckIn={mayCheckIn} onMark={people.mark} large />
    </li>
  );
}

/** The customer in bold, named companions after their own name, the rest numbered. */
function PersonName({ person: { name, companion, booking } }: { person: ManifestPerson }) {
  const t = useText(sessionDialogTexts);
  if (companion > 0) {
    return (
      <span className={name ? undefined : 'text-muted-fg'}>{name ?? t('companion', { n: companion })}</span>
    );
  }
  return (
    <>
      <strong>{name}</strong>
      {name !== booking.customer_name && (
        <span className="block text-muted-fg text-xs max-md:text-sm">
          {t('bookedBy', { name: booking.customer_name })}
        </span>
      )}
    </>
  );
}

// Contact and requirements are the customer's: companions inherit neither.
function phoneOf({ companion, booking }: ManifestPerson): string | null {
  return companion === 0 && booking.customer_phone ? phoneText(booking.customer_phone) : null;
}

function requirementsOf({ companion, booking }: ManifestPerson): string | null {
  return companion === 0 ? booking.special_requirements : null;
}

/** What a party still owes, at whom it was booked for. */
function Owed({ person: { companion, booking } }: { person: ManifestPerson }) {
  const t = useText(manifestTexts);
  const { money } = useFormat();
  if (companion > 0 || !owes(booking)) return null;
  return (
    <span className="block text-danger-text text-xs max-md:text-base">
      {t('pending')}{' '}
      <strong className="whitespace-nowrap tabular-nums">{money(booking.remaining_amount ?? 0)}</strong>
    </span>
  );
}

/** Marked, and not through to the server yet. */
function Waiting({ person, people }: Pick<ListProps, 'people'> & { person: ManifestPerson }) {
  const t = useText(sessionDialogTexts);
  if (!people.waiting.has(person.passenger.id)) return null;
  return (
    <span className="inline-flex items-center gap-1 pe-2 font-semibold text-muted-fg text-xs max-md:text-base">
      <CloudUpload aria-hidden="true" className="size-3.5 shrink-0 max-md:size-5" strokeWidth={1.75} />
      {t('unsent')}
    </span>
  );
}

function Requirement({ person }: { person: ManifestPerson }) {
  const text = requirementsOf(person);
  if (!text) return null;
  return (
    <span className="flex items-start gap-1.25 text-warning-text">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" strokeWidth={1.75} />
      {text}
    </span>
  );
}

import type { ManifestBooking, ManifestSession } from '@leme/contract/manifest/endpoints';
import { type ManifestPerson, manifestPeople } from '@leme/contract/manifest/people';
import { type Cell, csvText } from '#kit/text/csv.ts';
import { fileText as t } from '../file-texts.ts';
import { splitPhone } from './dialling-code.ts';

/** What is written only when somebody asks for it, and only where the server gave it. */
export type CsvOptions = { health?: boolean; identity?: boolean; money?: boolean };

/** The list of a session, one line a person; amounts stand once a booking so that they can be summed up. */
export function manifestCsv(session: ManifestSession, options: CsvOptions): string {
  const columns = columnsFor(session, options);
  const people = manifestPeople(session);
  return csvText([
    columns.map(({ title }) => title),
    ...people.map((person) => columns.map(({ cell }) => cell(person))),
  ]);
}

type Column = { title: string; cell: (person: ManifestPerson) => Cell };

function columnsFor(session: ManifestSession, { health, identity, money }: CsvOptions): Column[] {
  const boats = new Map(session.boats.map(({ id, boat_name }) => [id, boat_name]));
  const phone = ({ companion, booking }: ManifestPerson) =>
    splitPhone(companion === 0 ? booking.customer_phone : null);
  const once = (amount: (booking: ManifestBooking) => number | null) => (person: ManifestPerson) =>
    person.companion === 0 ? amount(person.booking) : null;
  return [
    { title: t('date'), cell: () => session.date.split('-').reverse().join('/') },
    { title: t('start'), cell: () => session.start_time.slice(0, 5) },
    { title: t('product'), cell: () => session.product.name },
    { title: t('seat'), cell: ({ seat }) => seat },
    { title: t('passenger'), cell: ({ name, companion }) => name ?? t('companion', { n: companion }) },
    { title: t('customer'), cell: ({ booking }) => booking.customer_name },
    { title: t('bookingCode'), cell: ({ booking }) => booking.code },
    { title: t('fare'), cell: ({ label }) => label ?? t('standard') },
    { title: t('dialling'), cell: (person) => phone(person).ddi },
    { title: t('phone'), cell: (person) => phone(person).number },
    {
      title: t('email'),
      cell: ({ companion, booking }) => (companion === 0 ? booking.customer_email : null),
    },
    { title: t('boat'), cell: ({ boat_id }) => boats.get(boat_id ?? '') ?? null },
    { title: t('status'), cell: ({ passenger }) => t(`state.${passenger.status}`) },
    ...optional(identity, [
      { title: t('document'), cell: ({ passenger }) => passenger.document },
      { title: t('birthDate'), cell: ({ passenger }) => dayOf(passenger.birth_date) },
    ]),
    ...optional(health, [
      {
        title: t('requirements'),
        cell: ({ companion, booking }) => (companion === 0 ? booking.special_requirements : null),
      },
    ]),
    ...optional(money, [
      { title: t('total'), cell: once(({ total_price }) => total_price) },
      { title: t('paid'), cell: once(({ paid_amount }) => paid_amount) },
      { title: t('remaining'), cell: once(({ remaining_amount }) => remaining_amount) },
    ]),
  ];
}

const optional = (chosen: boolean | undefined, columns: Column[]) => (chosen ? columns : []);

const dayOf = (date: string | null) => date?.split('-').reverse().join('/') ?? null;

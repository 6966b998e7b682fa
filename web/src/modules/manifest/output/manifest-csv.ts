import type { ManifestBooking, ManifestSession } from '@leme/contract/manifest/endpoints';
import { type ManifestPerson, manifestPeople } from '@leme/contract/manifest/people';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { type Cell, csvText } from './csv.ts';
import { splitPhone } from './dialling-code.ts';

/** What is written only when somebody asks for it, and only where the server gave it. */
export type CsvOptions = { health?: boolean; identity?: boolean; money?: boolean };

// The language of the file is the office's, whoever downloads it: an import reads the same headings back.
const states: Record<AttendanceState, string> = {
  pending: 'Pendente',
  checked_in: 'Check-in',
  no_show: 'No-show',
};

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
    { title: 'Data', cell: () => session.date.split('-').reverse().join('/') },
    { title: 'Início', cell: () => session.start_time.slice(0, 5) },
    { title: 'Produto', cell: () => session.product.name },
    { title: 'Assento', cell: ({ seat }) => seat },
    { title: 'Passageiro', cell: ({ name, companion }) => name ?? `Acompanhante ${companion}` },
    { title: 'Cliente', cell: ({ booking }) => booking.customer_name },
    { title: 'Código', cell: ({ booking }) => booking.code },
    { title: 'Tarifa', cell: ({ label }) => label ?? 'Padrão' },
    { title: 'DDI', cell: (person) => phone(person).ddi },
    { title: 'Telefone', cell: (person) => phone(person).number },
    { title: 'Email', cell: ({ companion, booking }) => (companion === 0 ? booking.customer_email : null) },
    { title: 'Embarcação', cell: ({ boat_id }) => boats.get(boat_id ?? '') ?? null },
    { title: 'Status', cell: ({ passenger }) => states[passenger.status] },
    ...optional(identity, [
      { title: 'Documento', cell: ({ passenger }) => passenger.document },
      { title: 'Nascimento', cell: ({ passenger }) => dayOf(passenger.birth_date) },
    ]),
    ...optional(health, [
      {
        title: 'Requisitos Especiais',
        cell: ({ companion, booking }) => (companion === 0 ? booking.special_requirements : null),
      },
    ]),
    ...optional(money, [
      { title: 'Valor da Reserva', cell: once(({ total_price }) => total_price) },
      { title: 'Valor Pago', cell: once(({ paid_amount }) => paid_amount) },
      { title: 'Pendente', cell: once(({ remaining_amount }) => remaining_amount) },
    ]),
  ];
}

const optional = (chosen: boolean | undefined, columns: Column[]) => (chosen ? columns : []);

const dayOf = (date: string | null) => date?.split('-').reverse().join('/') ?? null;

import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import type { ManifestPerson } from '@leme/contract/manifest/people';
import type { Formats } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { phoneText } from '#kit/text/phone-text.ts';
import { outputTexts } from '../texts/texts.ts';
import type { PrintOptions } from './print-dialog.tsx';

type PrintTableProps = {
  session: ManifestSession;
  people: readonly ManifestPerson[];
  options: PrintOptions;
  formats: Formats;
};

/** One line a person, a box to tick at the end. Columns nobody fills are left out, so that 40 people fit two pages. */
export function PrintTable({ session, people, options, formats }: PrintTableProps) {
  const t = useText(outputTexts);
  const boats = new Map(session.boats.map(({ id, boat_name }) => [id, boat_name]));
  const columns = [
    { title: t('seat'), isNarrow: true, cell: ({ seat }: ManifestPerson) => seat },
    {
      title: t('passenger'),
      cell: ({ name, companion, booking }: ManifestPerson) =>
        companion > 0 ? (
          <span className="companion">{name ?? t('companion', { n: companion })}</span>
        ) : (
          <>
            <strong>{name}</strong>
            {name !== booking.customer_name && ` (${booking.customer_name})`}
          </>
        ),
    },
    {
      title: t('document'),
      isHidden: !options.identity,
      cell: ({ passenger }: ManifestPerson) => passenger.document,
    },
    {
      title: t('birth'),
      isHidden: !options.identity,
      isNarrow: true,
      cell: ({ passenger: { birth_date } }: ManifestPerson) => birth_date && formats.date(birth_date),
    },
    { title: t('fare'), cell: ({ label }: ManifestPerson) => label ?? t('standard') },
    {
      title: t('phone'),
      isNarrow: true,
      cell: ({ companion, booking }: ManifestPerson) =>
        companion === 0 && booking.customer_phone ? phoneText(booking.customer_phone) : null,
    },
    {
      title: t('boat'),
      isHidden: session.boats.length < 2,
      cell: ({ boat_id }: ManifestPerson) => boats.get(boat_id ?? '') ?? null,
    },
    {
      title: t('requirements'),
      cell: ({ companion, booking }: ManifestPerson) =>
        companion === 0 ? booking.special_requirements : null,
    },
    {
      title: t('pending'),
      isHidden: !options.owed,
      isNarrow: true,
      cell: ({ companion, booking: { remaining_amount } }: ManifestPerson) =>
        companion === 0 && remaining_amount ? formats.money(remaining_amount) : null,
    },
    {
      title: t('checkin'),
      isNarrow: true,
      cell: ({ passenger }: ManifestPerson) => {
        if (passenger.status === 'pending') return '☐';
        if (passenger.status === 'no_show') return t('noShow');
        return `☑ ${passenger.status_at ? formats.time(new Date(passenger.status_at)) : ''}`;
      },
    },
  ].filter(({ cell, isHidden }) => !isHidden && people.some((person) => cell(person) !== null));
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ title, isNarrow }) => (
            <th key={title} scope="col" className={isNarrow ? 'narrow' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.passenger.id}>
            {columns.map(({ title, isNarrow, cell }) => (
              <td key={title} className={isNarrow ? 'narrow' : undefined}>
                {cell(person)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

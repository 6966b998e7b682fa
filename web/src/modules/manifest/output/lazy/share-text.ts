import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { manifestPeople } from '@leme/contract/manifest/people';
import type { Formats } from '#kit/text/format.ts';
import { textOf } from '#kit/text/i18n.ts';
import { fullnessText, tooManyText } from '#modules/bookings/public.tsx';
import { outputTexts } from './texts/texts.ts';

/** Where the one empty line stands, between the departure and its people. */
const blank = 6;
const marks = { pending: '☐', checked_in: '☑', no_show: '☒' };

/** The list of a session for a chat: who is expected and who is aboard. No health, no money, no phone, no document. */
export function shareText(session: ManifestSession, { date }: Formats): string {
  const people = manifestPeople(session);
  const crew = [
    session.boats.map(({ boat_name }) => boat_name).join(', '),
    session.guide_name && textOf(outputTexts, 'guideNamed', { name: session.guide_name }),
    session.sailor_name && textOf(outputTexts, 'sailorNamed', { name: session.sailor_name }),
  ];
  const aboard = people.filter(({ passenger }) => passenger.status === 'checked_in').length;
  return [
    session.product.name,
    `${date(session.date)} · ${session.start_time.slice(0, 5)}–${session.end_time.slice(0, 5)}`,
    crew.filter(Boolean).join(' · '),
    fullnessText(session),
    tooManyText(session) ?? '',
    textOf(outputTexts, 'aboardOf', { aboard, total: people.length }),
    '',
    ...people.map(
      ({ passenger, seat, name, companion }) =>
        `${marks[passenger.status]} ${seat} ${name ?? textOf(outputTexts, 'companion', { n: companion })}`,
    ),
  ]
    .filter((line, index) => line !== '' || index === blank)
    .join('\n');
}

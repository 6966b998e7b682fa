import { crewMembers } from '@leme/contract/crew/crew-members';
import type { Field } from '@leme/contract/kit/resource/fields';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { fieldText, type Speech } from '#kit/resource/field-text.ts';
import { printSheet } from '#ui/paper/print-sheet.ts';
import './emergency.css';

type Sheet = { member: AnyRow; speech: Speech; title: string; company: string };

/** What whoever helps has to know: who it is and whom to call. */
const facts = [
  'full_name',
  'birth',
  'phone',
  'next_of_kin_name',
  'next_of_kin_relation',
  'next_of_kin_phone',
  'languages',
] as const;

function EmergencyCard({ member, speech, title, company }: Sheet) {
  return (
    <>
      <header>
        <h1>{title}</h1>
        <strong>{company}</strong>
      </header>
      <dl>
        {facts.map((name) => {
          const field: Field = crewMembers.fields[name];
          const text = fieldText(field, member[name], member.labels?.[name], speech);
          return (
            <div key={name}>
              <dt>{labelOf(field, speech.locale)}</dt>
              <dd>{text === '' ? '–' : text}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** Prints the card somebody of the crew carries, or the boat keeps. */
export function printEmergencyCard(sheet: Sheet): void {
  printSheet(<EmergencyCard {...sheet} />, 'emergency-card');
}

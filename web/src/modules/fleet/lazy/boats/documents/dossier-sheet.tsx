import { type BoatDocument, boatDocuments } from '@leme/contract/fleet/boat-documents';
import { boats } from '@leme/contract/fleet/boats';
import type { Field } from '@leme/contract/kit/resource/fields';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { fieldText, type Speech } from '#kit/resource/field-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { kindName, type useDocumentWords } from './document-words.ts';
import { documentsTexts } from './texts/texts.ts';

export type DossierSheetProps = {
  boat: AnyRow;
  papers: readonly BoatDocument[];
  /** The company's day, which the states are of. */
  today: string;
  company: string;
  words: ReturnType<typeof useDocumentWords>;
  speech: Speech;
  now: Date;
};

/** What an inspector asks about a boat; money and notes are none of it. */
const facts = [
  ...([
    'registration_no',
    'hull_no',
    'type',
    'use_class',
    'nav_area',
    'capacity',
    'capacity_includes_crew',
  ] as const),
  ...([
    'min_crew',
    'length_m',
    'year',
    'flag',
    'home_port_id',
    'fuel_type',
    'tank_l',
    'owner_supplier_id',
  ] as const),
];

/** What goes onto the paper. */
export function DossierSheet({ boat, papers, today, company, words, speech, now }: DossierSheetProps) {
  const t = useText(documentsTexts);
  const { locale, format } = speech;
  const { kind, number, issued_on, expires_on } = boatDocuments.fields;
  const dateOf = (date: string | null) => (date ? format.date(date) : '–');
  const said = facts.flatMap((name) => {
    const field: Field = boats.fields[name];
    const text = fieldText(field, boat[name], boat.labels[name], speech);
    return text === '' ? [] : [[labelOf(field, locale), text] as const];
  });
  return (
    <>
      <header>
        <div>
          <h1>{t('dossier')}</h1>
          <p>{String(boat.boat_name)}</p>
        </div>
        <strong>{company}</strong>
      </header>
      <dl>
        {said.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {papers.length === 0 ? (
        <p>{t('noPapers')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {[kind, number, issued_on, expires_on].map((field) => (
                <th key={field.words?.name} scope="col">
                  {labelOf(field, locale)}
                </th>
              ))}
              <th scope="col">{t('state')}</th>
            </tr>
          </thead>
          <tbody>
            {papers.map((paper) => (
              <tr key={paper.id}>
                <td>{kindName(paper.kind, locale)}</td>
                <td>{paper.number ?? '–'}</td>
                <td>{dateOf(paper.issued_on)}</td>
                <td>{dateOf(paper.expires_on)}</td>
                <td>{words.state(paper, today)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <footer>{t('printedAt', { moment: format.dateTime(now) })}</footer>
    </>
  );
}

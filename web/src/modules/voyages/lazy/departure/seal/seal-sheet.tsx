import { dateTimeFormat } from '@leme/contract/kit/language/intl';
import { gateWords } from '@leme/contract/voyages/gate/texts/texts';
import { rootGroups, type SealFile } from '@leme/contract/voyages/seal/seal';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { printSheet } from '#ui/paper/print-sheet.ts';
import { modulesOf } from '#ui/qr/qr-code.ts';
import { QrDrawing } from '#ui/qr/qr-drawing.tsx';
import './seal.css';
import { departureTexts } from '../texts/texts.ts';

/** Prints a sealed manifest twice: one goes aboard, one stays ashore. */
export function printSeal(file: SealFile): void {
  printSheet(
    <>
      <Copy file={file} copy="aboard" />
      <Copy file={file} copy="ashore" />
    </>,
    'seal-sheet',
  );
}

type CopyProps = { file: SealFile; copy: 'aboard' | 'ashore' };

function Copy({ file: { header, root, values }, copy }: CopyProps) {
  const t = useText(departureTexts);
  const words = useText(gateWords);
  const { departure, boat, counts, gate, company } = header;
  const crew = values.filter((value) => value?.of === 'crew');
  const stands = gate.checks.filter(({ weighs }) => weighs !== 'ok');
  return (
    <section>
      <header>
        <div>
          <p>{t(`copy.${copy}`)}</p>
          <h1>
            {boat.name} · {departure.product}
          </h1>
          <p>
            {company.name} · {departure.date} {departure.start_time}–{departure.end_time} ·{' '}
            {boat.registration_no ?? ''}
          </p>
          <p>{t('paper.counts', { ...counts, counted: counts.counted ?? '–' })}</p>
          <p>
            {t('paper.gate')}: {words(`gate.result.${gate.result}`)}
            {stands.map(({ code, sentence }) => (
              <span key={code}>
                {' '}
                · {words(`gate.check.${code}`)} {sentence}
              </span>
            ))}
          </p>
          <p>
            {t('paper.crew')}: {crew.map((value) => said(value?.values.name)).join(', ')}
          </p>
        </div>
        <QrDrawing modules={modulesOf(root)} name={t('root')} className="seal-code" />
      </header>
      <People file={{ header, root, values }} />
      <footer>
        <p className="seal-root">{rootGroups(root).join(' ')}</p>
        <p className="seal-signs">
          <span>{t('paper.captain')}: ____________________________</span>
          <span>{t('paper.company')}: ____________________________</span>
        </p>
      </footer>
    </section>
  );
}

const said = (value: unknown) => (typeof value === 'string' ? value : '');

/** Everybody aboard, those who were erased too. */
function People({ file: { values } }: { file: SealFile }) {
  const t = useText(departureTexts);
  const locale = useLocale();
  const dayOf = (day: string) =>
    dateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  const people = values.filter((value) => value === null || value.of === 'passenger');
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{t('paper.name')}</th>
          <th scope="col">{t('paper.document')}</th>
          <th scope="col">{t('paper.birth')}</th>
          <th scope="col">{t('paper.fare')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((value, at) => {
          const { name, document, birth_date, fare } = value?.values ?? {};
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes
            <tr key={at}>
              <td>{at + 1}</td>
              <td>{value === null ? t('paper.erased') : said(name)}</td>
              <td>{said(document)}</td>
              <td>{typeof birth_date === 'string' ? dayOf(birth_date) : ''}</td>
              <td>{said(fare)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

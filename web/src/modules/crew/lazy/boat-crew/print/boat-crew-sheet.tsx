import { crewMembers } from '@leme/contract/crew/crew-members';
import type { BoatCrew } from '@leme/contract/crew/endpoints';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { Speech } from '#kit/resource/field-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { printSheet } from '#ui/paper/print-sheet.ts';
import { boatCrewTexts } from '../texts/texts.ts';
import './boat-crew.css';

type Sheet = { boat: string; crew: BoatCrew; company: string; speech: Speech; now: Date };

/** What goes onto the paper: each person, what they may do aboard, and by which papers. */
function BoatCrewSheet({ boat, crew, company, speech, now }: Sheet) {
  const t = useText(boatCrewTexts);
  const { locale, format } = speech;
  const lines = crew.data.flatMap(({ crew_id, person, positions }) =>
    positions.map(({ position, decision }) => ({
      key: `${crew_id} ${position}`,
      person,
      position: choiceOf(crewMembers.fields.positions, position, locale),
      used: decision.used,
      isByException: decision.override !== null,
    })),
  );
  return (
    <>
      <header>
        <div>
          <h1>{t('title')}</h1>
          <p>{boat}</p>
        </div>
        <strong>{company}</strong>
      </header>
      {lines.length === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {(['person', 'position', 'papers'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, person, position, used, isByException }) => (
              <tr key={key}>
                <td>{person}</td>
                <td>{position}</td>
                <td>
                  {used.length === 0 && t('free')}
                  {used.map(({ credential_id, competency, number, expires_on, self_declared }) => (
                    <p key={credential_id}>
                      {t(expires_on === null ? 'paperForever' : 'paper', {
                        competency,
                        number,
                        date: expires_on === null ? '' : format.date(expires_on),
                      })}
                      {self_declared && ` (${t('ownWord')})`}
                    </p>
                  ))}
                  {isByException && <p>{t('exception')}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <footer>{t('printedAt', { moment: format.dateTime(now) })}</footer>
    </>
  );
}

/** Prints who may serve on a boat today, which only paper shows. */
export function printBoatCrew(sheet: Sheet): void {
  printSheet(<BoatCrewSheet {...sheet} />, 'boat-crew');
}

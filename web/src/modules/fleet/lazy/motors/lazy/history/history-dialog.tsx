import type { importReadings, ReadingHistory } from '@leme/contract/fleet/motors/endpoints';
import { mostOfHistory } from '@leme/contract/fleet/motors/fold-readings';
import type { Motor } from '@leme/contract/fleet/motors/motors';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useMotorWords } from '../../use-motor-words.ts';
import { type History, type HistoryLine, readHistory } from './read-history.ts';
import { historyTexts } from './texts/texts.ts';

type Checked = History & { told: ReadingHistory };

/** The hours an engine ran before, out of a file: told first, taken over then. */
export function HistoryDialog({ motor, onClose }: { motor: Motor; onClose: () => void }) {
  const t = useText(historyTexts);
  const kit = useText(kitTexts);
  const { number } = useFormat();
  const zone = useTimeZone();
  const [checked, setChecked] = useState<Checked | null>(null);
  const most = number(mostOfHistory);
  const send = (readings: HistoryLine[], dry_run: boolean) =>
    call<typeof importReadings>('POST /motors/:id/reading-history', { id: motor.id, readings, dry_run });
  const check = useVerb(
    async ({ readings, unread }: History): Promise<Checked> => ({
      readings,
      unread,
      told: await send(readings, true),
    }),
    {
      check: ({ readings }) => ({
        file:
          (readings.length === 0 && t('empty')) ||
          (readings.length > mostOfHistory && t('tooMany', { most })),
      }),
      failed: t('checkFailed'),
      done: (found) => setChecked(found),
    },
  );
  const take = useVerb(({ readings }: Checked) => send(readings, false), {
    shows: ['motors'],
    failed: t('failed'),
    done: ({ accepted }) => t('done', { count: accepted }),
  });
  const run = async () => {
    if (checked && (await take.run(checked))) onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('title', { name: motor.name })}
      description={t('text', { most })}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={!checked} busy={take.isBusy}>
            {t('run')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <ChooseFile
          isBusy={check.isBusy}
          onFile={(file) => {
            setChecked(null);
            void file.text().then((text) => check.run(readHistory(text, zone)));
          }}
        />
        {check.at('file') && (
          <p role="alert" className="text-danger-text">
            {check.at('file')}
          </p>
        )}
        {checked && <Found {...checked} />}
      </div>
    </Dialog>
  );
}

function ChooseFile({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const t = useText(historyTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <span>
        <Button busy={isBusy} onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('choose')}
        </Button>
      </span>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={t('choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again once it is mended.
          target.value = '';
        }}
      />
    </>
  );
}

/** So many line numbers are told; more nobody mends one by one. */
const mostNamed = 50;

/** What becomes of the file, before anything does. */
function Found({ unread, told }: Checked) {
  const t = useText(historyTexts);
  const words = useMotorWords();
  const { dateTime } = useFormat();
  const { accepted, repeated, review } = told;
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{t('accepted', { count: accepted })}</p>
      {repeated > 0 && <p className="text-muted-fg">{t('repeated', { count: repeated })}</p>}
      {review.length > 0 && (
        <>
          <p className="text-warning-text">{t('review', { count: review.length })}</p>
          <ul className="grid gap-1 ps-4 text-sm">
            {review.slice(0, mostNamed).map(({ line, hours, taken_at }) => (
              <li key={line}>
                {t('lineOf', { line: String(line), hours: words.hours(hours), when: dateTime(taken_at) })}
              </li>
            ))}
          </ul>
        </>
      )}
      {unread.length > 0 && (
        <p className="text-danger-text">{t('unread', { lines: unread.slice(0, mostNamed).join(', ') })}</p>
      )}
    </div>
  );
}

import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { changelogTexts } from './changelog/texts/texts.ts';
import type { HistoryRow, Offer } from './history-rows.ts';
import { tenancyTexts } from './texts/texts.ts';
import { Mark } from './version-mark.tsx';

const reasons = {
  'not-kept': 'notKept',
  'not-released': 'notReleased',
  insecure: 'insecure',
  'contract-too-old': 'contractTooOld',
  'contract-too-new': 'contractTooNew',
} as const;

/** What the version is called: its number, or the label of the build while it has none. */
export function nameOf({ version, build }: HistoryRow): string {
  return version ?? build;
}

type Props = {
  row: HistoryRow;
  /** Null for who may not restore. */
  onChoose: (() => void) | null;
};

export function VersionRow({ row, onChoose }: Props) {
  const t = useText(tenancyTexts);
  const changes = useText(changelogTexts);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold tabular-nums">
          {t('version', { version: nameOf(row) })}
          <Marks row={row} />
        </h3>
        <Origin row={row} />
        {row.changes.length > 0 && (
          <ul className="list-disc ps-5 pt-1">
            {row.daily.map((change) => (
              <li key={change}>{changes(change)}</li>
            ))}
            {row.changes.map((change) => (
              <li key={change}>{changes(change)}</li>
            ))}
          </ul>
        )}
      </div>
      {onChoose && <RowOffer offer={row.offer} name={nameOf(row)} onChoose={onChoose} />}
    </li>
  );
}

function Marks({ row: { isCurrent, isInUse } }: { row: HistoryRow }) {
  const t = useText(tenancyTexts);
  const { tenant } = useSignedIn();
  return (
    <>
      {isCurrent && <Mark tone="success">{t('current')}</Mark>}
      {isInUse && !isCurrent && <Mark tone="info">{t(tenant.is_platform ? 'companiesUse' : 'inUse')}</Mark>}
    </>
  );
}

/** When it came and, beside a version number, the build it was. */
function Origin({ row: { version, build, date, builtAt } }: { row: HistoryRow }) {
  const t = useText(tenancyTexts);
  const format = useFormat();
  const when = date ? format.date(date) : builtAt && format.dateTime(builtAt);
  return (
    <p className="flex flex-wrap gap-x-3 text-muted-fg text-xs tabular-nums">
      {when && <span>{when}</span>}
      {version && <span>{t('build', { build })}</span>}
    </p>
  );
}

function RowOffer({ offer, name, onChoose }: { offer: Offer; name: string; onChoose: () => void }) {
  const t = useText(tenancyTexts);
  if (offer.kind === 'none') return null;
  if (offer.kind === 'back') return <Button onClick={onChoose}>{t('backToCurrent')}</Button>;
  const label = { 'aria-label': t('restoreNamed', { version: name }) };
  if (offer.kind === 'restore') {
    return (
      <Button {...label} onClick={onChoose}>
        {t('restore')}
      </Button>
    );
  }
  return (
    <div className="grid max-w-56 justify-items-end gap-1 max-md:max-w-none max-md:justify-items-start">
      <Button {...label} disabled>
        {t('restore')}
      </Button>
      <p className="text-end text-muted-fg text-xs max-md:text-start">{t(reasons[offer.why])}</p>
    </div>
  );
}

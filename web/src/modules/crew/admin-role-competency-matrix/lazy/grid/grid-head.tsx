import { FileDown, FileUp, Plus, Printer } from 'lucide-react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { usePageTitle } from '#kit/auth-session/open-pages.ts';
import { saveFile } from '#kit/resource/save-file.ts';
import { usePageStar } from '#kit/shell/page-star.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Select } from '#ui/select/select.tsx';
import { gridTexts } from './texts/texts.ts';

type Head = { id: string; number: number; status: 'draft' | 'published'; effective_from: string | null };

export type GridHeadProps = {
  versions: readonly Head[];
  shown: Head | undefined;
  /** What may be done to the version that is shown, and what its draft waits for. */
  may: { begin: boolean; write: boolean; publish: boolean };
  isBeginning: boolean;
  onChoose: (id: string) => void;
  onBegin: () => void;
  onAdd: () => void;
  onPublish: () => void;
  onSheet: () => void;
  onPrint: () => void;
};

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** Which version is shown, and what is done with it as a whole. */
export function GridHead({ versions, shown, may, isBeginning, ...on }: GridHeadProps) {
  const t = useText(gridTexts);
  const kit = useText(kitTexts);
  const { date } = useFormat();
  const star = usePageStar();
  const title = usePageTitle()({ name: 'admin-role-competency-matrix' });
  const isOffline = useConnectivity() === 'offline';
  const saving = useVerb(
    () => saveFile(`/api/admin/competency-matrix/versions/${shown?.id}/cells/sheet`, 'competency-matrix.csv'),
    { failed: kit('failed') },
  );
  const nameOf = ({ number, status, effective_from }: Head) =>
    status === 'draft' || effective_from === null
      ? t('draftVersion', { number })
      : t('versionSince', { number, date: date(effective_from) });
  return (
    <PageHeader
      title={title}
      subtitle={t('subtitle')}
      star={<span className="max-md:hidden">{star}</span>}
      actions={
        shown && (
          <>
            <Select
              name={t('version')}
              value={shown.id}
              options={versions.map((each) => ({ value: each.id, label: nameOf(each) }))}
              onValueChange={on.onChoose}
              disabled={!may.publish}
              className="w-auto min-w-56"
            />
            <Button variant="quiet" onClick={on.onPrint}>
              <Printer {...icon} />
              {kit('print')}
            </Button>
            <Button
              variant="quiet"
              busy={saving.isBusy}
              disabled={isOffline}
              onClick={() => void saving.run()}
            >
              <FileDown {...icon} />
              {t('sheetOut')}
            </Button>
            {may.write && (
              <>
                <Button variant="quiet" disabled={isOffline} onClick={on.onSheet}>
                  <FileUp {...icon} />
                  {t('sheetIn')}
                </Button>
                <Button onClick={on.onAdd}>
                  <Plus {...icon} />
                  {t('addCell')}
                </Button>
              </>
            )}
            {may.begin && (
              <Button variant="primary" busy={isBeginning} disabled={isOffline} onClick={on.onBegin}>
                {t('begin')}
              </Button>
            )}
            {may.write && (
              <Button variant="primary" disabled={isOffline || !may.publish} onClick={on.onPublish}>
                {t('publish')}
              </Button>
            )}
          </>
        )
      }
    />
  );
}

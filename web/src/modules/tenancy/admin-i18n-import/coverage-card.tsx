import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { locales } from '@leme/contract/kit/language/locale';
import type { readCoverage } from '@leme/contract/tenancy/words/import-endpoints';
import { usePhone } from '#kit/browser/use-media.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { saveFile } from '#kit/resource/save-file.ts';
import { useText } from '#kit/text/i18n.ts';
import { keepTextShape } from '#kit/text/lazy/text-shapes.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { importsShow } from './imports.queries.ts';
import { adminI18nImportTexts } from './texts/texts.ts';

/** How much of each part of the product a language says, and what is missing as a file. */
export function CoverageCard() {
  const t = useText(adminI18nImportTexts);
  const kit = useText(kitTexts);
  const Shown = usePhone() ? CoverageList : CoverageTable;
  const query = useAsk<typeof readCoverage>('GET /admin/i18n-coverage', {}, { shows: importsShow });
  const saving = useVerb(() => saveFile('/api/admin/i18n-coverage/missing', 'leme-textos-ausentes.csv'), {
    failed: kit('failed'),
  });
  return (
    <Card>
      <CardHead
        title={t('coverage')}
        note={t('coverageText')}
        actions={
          <span className="flex flex-wrap gap-2">
            <Button onClick={stretch}>{t('longTexts')}</Button>
            <Button busy={saving.isBusy} onClick={() => void saving.run()}>
              {t('missing')}
            </Button>
          </span>
        }
      />
      <CardBody>
        <QueryView
          query={query}
          skeleton="list"
          errorTitle={t('loadFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="text-muted-fg">{t('noTexts')}</p>}
        >
          {({ data }) => <Shown rooms={data} />}
        </QueryView>
      </CardBody>
    </Card>
  );
}

/** In this tab every text is half as long again, so that one sees where a translation would be cut. */
function stretch(): void {
  keepTextShape({ kind: 'long' });
  location.reload();
}

type Rooms = { rooms: ReplyOf<typeof readCoverage>['data'] };

/** How much of a part a language says, and how much of it by words that were taken in. */
function useSaid() {
  const t = useText(adminI18nImportTexts);
  return (texts: number, { said, otherwise }: Rooms['rooms'][number]['languages'][number]) =>
    [
      t('said', { said: String(said), texts: String(texts) }),
      ...(otherwise > 0 ? [t('otherwise', { count: otherwise })] : []),
    ].join(' · ');
}

function CoverageTable({ rooms }: Rooms) {
  const t = useText(adminI18nImportTexts);
  const saidOf = useSaid();
  return (
    <Table name={t('coverage')} compact>
      <thead>
        <Tr>
          <Th>{t('namespace')}</Th>
          {locales.map((locale) => (
            <Th key={locale} end>
              {locale}
            </Th>
          ))}
        </Tr>
      </thead>
      <tbody>
        {rooms.map(({ namespace, texts, languages }) => (
          <Tr key={namespace}>
            <Td>{namespace}</Td>
            {languages.map((language) => (
              <Td key={language.locale} end>
                {saidOf(texts, language)}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The same on a phone, where six columns would lie under each other. */
function CoverageList({ rooms }: Rooms) {
  const saidOf = useSaid();
  return (
    <ul className="grid grid-cols-1 gap-3">
      {rooms.map(({ namespace, texts, languages }) => (
        <li key={namespace} className="border-b pb-3 last:border-0 last:pb-0">
          <p className="wrap-anywhere font-semibold">{namespace}</p>
          <dl className="grid gap-x-3 tabular-nums">
            {languages.map((language) => (
              <div key={language.locale} className="flex justify-between gap-3">
                <dt className="text-muted-fg">{language.locale}</dt>
                <dd className="text-end">{saidOf(texts, language)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

import { locales } from '@leme/contract/kit/language/locale';
import type { readCoverage } from '@leme/contract/tenancy/words/import-endpoints';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { saveFile } from '#kit/resource/save-file.ts';
import { useText } from '#kit/text/i18n.ts';
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
          <Button busy={saving.isBusy} onClick={() => void saving.run()}>
            {t('missing')}
          </Button>
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
          {({ data }) => (
            <Table name={t('coverage')} compact sticky>
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
                {data.map(({ namespace, texts, languages }) => (
                  <Tr key={namespace}>
                    <Td>{namespace}</Td>
                    {languages.map(({ locale, said, otherwise }) => (
                      <Td key={locale} end>
                        {t('said', { said: String(said), texts: String(texts) })}
                        {otherwise > 0 && ` · ${t('otherwise', { count: otherwise })}`}
                      </Td>
                    ))}
                  </Tr>
                ))}
              </tbody>
            </Table>
          )}
        </QueryView>
      </CardBody>
    </Card>
  );
}

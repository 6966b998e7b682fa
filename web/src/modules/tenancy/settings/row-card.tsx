import type { Need } from '@leme/contract/access/permission';
import type { Entity } from '@leme/contract/kit/resource/entity';
import { labelOf, oneOf } from '@leme/contract/kit/resource/labels';
import { Suspense, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { fieldText, useSpeech } from '#kit/resource/field-value.tsx';
import { useSettings } from '#kit/resource/settings/settings.queries.ts';
import { settingsTexts as decidingTexts } from '#kit/resource/settings/texts/texts.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { nothing } from '#ui/layout/empty-value.tsx';
import { settingsTexts } from './texts/texts.ts';

const SettingsDialog = lazyPart(
  async () => (await import('#kit/resource/settings/settings-dialog.tsx')).SettingsDialog<never>,
);

type Props = {
  entity: Entity;
  /** The page it is about. */
  path: string;
  /** Who decides. */
  change: Need;
  /** What its references are chosen as, where that is another entity. */
  chosenAs?: Entity | undefined;
};

/** Settings with a table of their own: what holds, and the way to their form and to the page they are about. */
export function RowCard({ entity, path, change, chosenAs }: Props) {
  const t = useText(settingsTexts);
  const deciding = useText(decidingTexts);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const mayChange = useCan()(change);
  const title = oneOf(entity, locale);
  return (
    <Card>
      <CardHead
        title={title}
        actions={
          mayChange && (
            <Button aria-label={t('changeNamed', { name: title })} onClick={() => setOpen(true)}>
              {t('change')}
            </Button>
          )
        }
      />
      <CardBody className="grid gap-3">
        <Values entity={entity} />
        {!mayChange && <p className="text-muted-fg">{deciding('mayNotDecide')}</p>}
        <PageLink path={path} className="justify-self-start underline">
          {t('toPage')}
        </PageLink>
      </CardBody>
      <Suspense>
        {isOpen && (
          <SettingsDialog
            entity={entity as never}
            title={title}
            text={t('rowText')}
            form={[{ rows: Object.keys(entity.fields) }]}
            may={change}
            {...(chosenAs && { chosenAs })}
            isInPlace
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}

function Values({ entity }: { entity: Entity }) {
  const t = useText(decidingTexts);
  const speech = useSpeech();
  const query = useSettings(entity);
  return (
    <QueryView query={query} skeleton="form" errorTitle={t('loadFailed')}>
      {(row) => (
        <dl className="grid gap-x-4 gap-y-2 md:grid-cols-2">
          {Object.entries(entity.fields).map(([name, field]) => (
            <div key={name}>
              <dt className="text-muted-fg text-sm">{labelOf(field, speech.locale)}</dt>
              <dd className="wrap-anywhere">
                {fieldText(field, (row as Record<string, unknown>)[name], row.labels?.[name], speech) ||
                  nothing}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </QueryView>
  );
}

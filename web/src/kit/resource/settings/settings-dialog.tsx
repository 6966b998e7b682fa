import { read } from '@leme/contract/access/permission';
import type { Entity } from '@leme/contract/kit/resource/entity';
import type { Fields } from '@leme/contract/kit/resource/fields';
import { useRef } from 'react';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useCan } from '../../auth-session/rights.ts';
import { PageLink } from '../../browser/page-link.tsx';
import { QueryView } from '../../live/query-view.tsx';
import { useText } from '../../text/i18n.ts';
import { kitTexts } from '../../texts/texts.ts';
import type { Leave } from '../record/form/record-form.tsx';
import { useSettings } from './settings.queries.ts';
import { type Decided, SettingsForm, type SettingsFormProps } from './settings-form.tsx';
import { settingsTexts } from './texts/texts.ts';

export type SettingsDialogProps<F extends Fields> = Pick<SettingsFormProps, 'form' | 'chosenAs' | 'may'> & {
  entity: Entity<F>;
  title: string;
  text: string;
  onClose: () => void;
  /** It stands on the page of settings already. */
  isInPlace?: boolean | undefined;
};

/** What a company decides once for all, with its form by kinds; what two people save at once is compared. */
export function SettingsDialog<F extends Fields>({
  entity,
  title,
  text,
  isInPlace = false,
  ...form
}: SettingsDialogProps<F>) {
  const t = useText(settingsTexts);
  const kit = useText(kitTexts);
  const query = useSettings(entity);
  const readsAll = useCan()(read('settings'));
  const leave = useRef<Leave>((go) => go());
  return (
    <Dialog onClose={() => leave.current(form.onClose)} title={title} description={text}>
      <QueryView query={query} skeleton="form" loadingLabel={kit('loading')} errorTitle={t('loadFailed')}>
        {(decided) => (
          <SettingsForm
            {...form}
            entity={entity as unknown as Entity}
            decided={decided as unknown as Decided}
            leave={leave}
          />
        )}
      </QueryView>
      {readsAll && !isInPlace && (
        <PageLink
          path={`/settings?section=${entity.name}`}
          className="mt-4 inline-flex min-h-11 items-center underline"
        >
          {t('all')}
        </PageLink>
      )}
    </Dialog>
  );
}

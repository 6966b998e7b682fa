import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { type ReactNode, useState } from 'react';
import { lazyCode } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { type LazyModule, useLazyModule } from '#ui/loading/lazy-code.ts';
import { cn } from '#ui/style/cn.ts';
import type { NobodyFoundProps } from '../search/lazy/nobody-found.tsx';
import { manifestTexts } from '../texts/texts.ts';
import type { CollectProps } from './lazy/collect/collect-button.tsx';
import type { PanelProps } from './lazy/open-panel.tsx';
import type { PartyMoreProps } from './lazy/party-more.tsx';

const more = lazyCode(() => import('./lazy/party-more.tsx'));

const people = lazyCode(() => import('../sessions/lazy/session-dialog/by-person.tsx'));

const nobody = lazyCode(() => import('../search/lazy/nobody-found.tsx'));

const panel = lazyCode(() => import('./lazy/open-panel.tsx'));

/** What a row or card unfolds: the people by name, and what else can be done; fetched with the first unfolding. */
export function PartyMore(props: PartyMoreProps) {
  return <Coming source={more}>{(code) => <code.PartyMore {...props} />}</Coming>;
}

/** The people of a session one by one, fetched when they are asked for. */
export function PeopleOfSession(props: { session: ManifestSession }) {
  return <Coming source={people}>{(code) => <code.ByPerson {...props} />}</Coming>;
}

/** What stands where nobody is found, fetched when that happens. */
export function NobodyFound(props: NobodyFoundProps) {
  return <Coming source={nobody}>{(code) => <code.NobodyFound {...props} />}</Coming>;
}

type ComingProps<M> = { source: LazyModule<M>; children: (code: M) => ReactNode };

function Coming<M>({ source, children }: ComingProps<M>) {
  const t = useText(manifestTexts);
  const [tries, setTries] = useState(1);
  const [isMissing, setMissing] = useState(false);
  const code = useLazyModule(source, tries, () => setMissing(true));
  if (code) return children(code);
  if (!isMissing) return <div aria-busy="true" className="min-h-24" />;
  const again = () => {
    setMissing(false);
    setTries(tries + 1);
  };
  return (
    <p role="alert" className="flex flex-wrap items-center gap-2">
      {t('failed')}. {t('failedText')}
      <Button onClick={again}>{t('tryAgain')}</Button>
    </p>
  );
}

/** The panel the address names. */
export function OpenPanel(props: PanelProps) {
  const t = useText(manifestTexts);
  const toast = useToast();
  const code = useLazyModule(panel, props.open !== undefined, () => {
    toast.show({ tone: 'danger', title: t('failed'), text: t('failedText') });
    props.onClose();
  });
  return code && props.open && <code.OpenPanel {...props} />;
}

/** What a party that boarded still owes, and the way to take it; its place is kept while its code comes. */
export function Collect(props: CollectProps) {
  const code = useLazyModule(more, 1, () => undefined);
  return code ? <code.CollectButton {...props} /> : <div className={cn('min-h-14', props.className)} />;
}

import { useEffect, useRef } from 'react';
import { lazyCode } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { keepClear } from '#ui/feedback/keep-clear.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { useLazyModule } from '#ui/loading/lazy-code.ts';
import type { IssuesView } from '../issues.queries.ts';
import { issuesTexts } from './texts/texts.ts';
import { useIssues } from './use-issues.ts';
import { useSettled } from './use-settled.ts';

const source = lazyCode(() => import('./issues-dialog.tsx'));

// A day opens at its next departure, so that what stands above it is out of sight: on a phone the banner stays below the
// header, under what a session keeps there; at a desk it stays at the lower edge.
const position = [
  'sticky rounded-md',
  '@max-[768px]:top-[calc(var(--header)+var(--stripe)+env(safe-area-inset-top))] @max-[768px]:z-10',
  '@min-[768px]:bottom-3 @min-[768px]:z-20 @min-[768px]:order-last @min-[768px]:shadow-pop',
].join(' ');

export type IssuesNoticeProps = {
  view: IssuesView;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** Says that there is something to decide or to look at, and opens the list. */
export function IssuesNotice({ view, isOpen, onOpen, onClose }: IssuesNoticeProps) {
  const t = useText(issuesTexts);
  const issues = useIssues(view.query.data);
  const conflicts = issues.conflicts.length;
  const refusals = issues.refusals.reduce((sum, { newest }) => sum + newest.together, 0);
  const isShown = useSettled(conflicts + refusals > 0, isOpen);
  const toast = useToast();
  const dialog = useLazyModule(source, isOpen, () => {
    toast.show({ tone: 'danger', title: t('openFailed'), text: t('openFailedText') });
    onClose();
  });
  useFocusAfter(isOpen, isShown);
  const said = [
    conflicts > 0 && t('conflicts', { count: conflicts }),
    refusals > 0 && t('refusals', { count: refusals }),
  ].filter(Boolean);
  return (
    <>
      {isShown && (
        <div data-sticky-head {...keepClear} className={position}>
          <Banner
            tone="warning"
            action={
              <Button
                size="sm"
                className="@max-[768px]:h-14"
                aria-haspopup="dialog"
                aria-label={t('openList')}
                onClick={onOpen}
              >
                {t('open')}
              </Button>
            }
          >
            {said.join(' · ')}
          </Banner>
        </div>
      )}
      {isOpen && dialog && <dialog.IssuesDialog query={view.query} issues={issues} onClose={onClose} />}
    </>
  );
}

/** Who closes the list after the last of it has no button to come back to: the focus goes to the page. */
function useFocusAfter(isOpen: boolean, hasButton: boolean): void {
  const wasOpen = useRef(isOpen);
  // Outside system: the focus.
  useEffect(() => {
    if (wasOpen.current && !isOpen && !hasButton)
      document.querySelector('main')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, hasButton]);
}

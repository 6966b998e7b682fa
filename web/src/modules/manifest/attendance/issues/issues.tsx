import { may } from '@leme/contract/access/permission';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { lazyCode } from '#kit/text/fetch-code.ts';
import { useLazyModule } from '#ui/loading/lazy-code.ts';
import { useAttendanceIssues } from './issues.queries.ts';
import { readIssuesSearch } from './issues-search.ts';

const source = lazyCode(() => import('./lazy/issues-notice.tsx'));

/** Conflicts and refusals of the company, for who checks in: a banner, and behind it their list. Stands after the day. */
export function AttendanceIssues() {
  const can = useCan();
  return can(may('attendance', 'create')) && <Watch />;
}

/** Asks; the code that says something comes with the first thing to say, and a failure is silent until the next answer. */
function Watch() {
  const view = useAttendanceIssues();
  const { state, change } = useUrlState(readIssuesSearch);
  const isOpen = state.issues === true;
  const { data, dataUpdatedAt } = view.query;
  const isAny = data !== undefined && data.conflicts.length + data.refusals.length > 0;
  const code = useLazyModule(source, isAny ? dataUpdatedAt : isOpen, () => undefined);
  return (
    code && (
      <code.IssuesNotice
        view={view}
        isOpen={isOpen}
        onOpen={() => change({ issues: true }, { push: true })}
        onClose={() => change({ issues: undefined })}
      />
    )
  );
}

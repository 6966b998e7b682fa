import type { AttendanceConflict, AttendanceIssues } from '@leme/contract/manifest/issue-endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { useRef, useState } from 'react';
import { problemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { review, useAskAgain } from '../issues.queries.ts';
import { byPerson, type RefusalsOfPerson } from './by-person.ts';
import { decide } from './decide.ts';
import { useIssueWords } from './issue-words.ts';
import { issuesTexts } from './texts/texts.ts';

/** The next row slides under the finger: a second press within this time is a slip. */
const doubleTapMs = 600;

export type Issues = {
  conflicts: readonly AttendanceConflict[];
  refusals: readonly RefusalsOfPerson[];
  decide: (conflict: AttendanceConflict, status: AttendanceState) => void;
  review: (refusals: RefusalsOfPerson) => void;
  /** What was done last, for who does not see the row go. */
  said: string;
};

/** A conflict until somebody says something new about it. */
const keyOf = ({ heads }: AttendanceConflict) => heads.map(({ id }) => id).join();

/** What is left to do. What was pressed is gone at once, and back where the server says no. */
export function useIssues(data: AttendanceIssues | undefined): Issues {
  const t = useText(issuesTexts);
  const words = useIssueWords();
  const toast = useToast();
  const askAgain = useAskAgain();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const pressedAt = useRef(0);

  /** `work` answers why the server would not have it, or null. */
  const settle = async (key: string, work: () => Promise<string | null>, failed: (why: string) => void) => {
    const now = Date.now();
    if (now - pressedAt.current < doubleTapMs) return;
    pressedAt.current = now;
    setGone((before) => new Set(before).add(key));
    const why = await work().catch(problemText);
    if (why !== null) {
      // Pressing again right away is meant, not a slip.
      pressedAt.current = 0;
      setGone((before) => new Set([...before].filter((each) => each !== key)));
      failed(why);
    }
    await askAgain();
  };

  return {
    said,
    conflicts: (data?.conflicts ?? []).filter((conflict) => !gone.has(keyOf(conflict))),
    refusals: byPerson(data?.refusals ?? []).filter(({ newest }) => !gone.has(newest.id)),
    decide: (conflict, status) => {
      const name = words.person(conflict);
      const work = async () => {
        const reason = await decide(conflict, status);
        if (reason !== null) return words.reason(reason);
        setSaid(t('decided', { name, what: words.state(status) }));
        return null;
      };
      const failed = (why: string) =>
        toast.show({ tone: 'danger', title: t('decideFailed'), text: `${name}: ${why}` });
      void settle(keyOf(conflict), work, failed);
    },
    review: ({ newest: { id, together } }) => {
      const failed = (text: string) => toast.show({ tone: 'danger', title: t('reviewFailed'), text });
      const work = async () => {
        await review(id);
        setSaid(t('reviewed', { count: together }));
        return null;
      };
      void settle(id, work, failed);
    },
  };
}

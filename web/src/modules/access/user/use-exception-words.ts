import {
  exceptionLine,
  readExceptionLines,
  type ToldException,
} from '@leme/contract/access/people/exception-lines';
import type { Action } from '@leme/contract/access/permission';
import { isResource } from '@leme/contract/access/resources';
import type { HistoryEntry } from '@leme/contract/kit/resource/resource';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useRightsWords } from '../rights/use-rights-words.ts';
import { userTexts } from './texts/texts.ts';

/** Steps that changed exceptions, in words, and only those that came or went. */
export function useExceptionWords(): (entry: HistoryEntry) => HistoryEntry {
  const t = useText(userTexts);
  const { dateTime } = useFormat();
  const { resourceName, actionName } = useRightsWords();
  const words = ({ resource, action, granted, reason, expires_at }: ToldException) => {
    const name = isResource(resource) ? resourceName(resource) : resource;
    const until = expires_at ? t('until', { at: dateTime(expires_at) }) : t('noEnd');
    return `${t(granted ? 'given' : 'taken')} · ${actionName(action as Action)}: ${name}, ${until} (${reason})`;
  };
  const read = (value: unknown) => (typeof value === 'string' ? readExceptionLines(value) : []);
  const without = (list: ToldException[], others: ToldException[]) => {
    const known = new Set(others.map(exceptionLine));
    return (
      list
        .filter((each) => !known.has(exceptionLine(each)))
        .map(words)
        .join('; ') || null
    );
  };
  return (entry) => ({
    ...entry,
    changes: entry.changes.map((change) => {
      if (change.field !== 'exceptions') return change;
      const [before, after] = [read(change.before), read(change.after)];
      return { ...change, before: without(before, after), after: without(after, before) };
    }),
  });
}

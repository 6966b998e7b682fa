import { users } from '@leme/contract/access/people/users';
import { HistoryList } from '#kit/resource/record/history/history-list.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { useExceptionWords } from './use-exception-words.ts';
import { useUserHistory } from './user.queries.ts';

/** Who changed what of the person. */
export function PersonHistory({ id }: { id: string }) {
  return (
    <Card>
      <CardBody className="pt-4">
        <HistoryList entity={users} history={useUserHistory(id, useExceptionWords())} />
      </CardBody>
    </Card>
  );
}

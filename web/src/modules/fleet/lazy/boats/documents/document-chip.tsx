import { type BoatDocument, type DocumentState, documentState } from '@leme/contract/fleet/boat-documents';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { Chip } from '#ui/chips/chip.tsx';
import { useDocumentWords } from './document-words.ts';

const looks = {
  valid: { tone: 'success', Icon: CircleCheck },
  soon: { tone: 'warning', Icon: Clock },
  expired: { tone: 'danger', Icon: CircleX },
} as const satisfies Record<DocumentState, unknown>;

/** What a paper is worth on a date, in colour, sign and words. */
export function DocumentChip({ paper, on }: { paper: BoatDocument; on: string }) {
  const words = useDocumentWords();
  const { tone, Icon } = looks[documentState(paper, on)];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" strokeWidth={1.75} />}>
      {words.state(paper, on)}
    </Chip>
  );
}

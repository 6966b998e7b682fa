import {
  type BoatDocument,
  boatDocuments,
  type DocumentKind,
  daysLeft,
  documentState,
} from '@leme/contract/fleet/boat-documents';
import type { Locale } from '@leme/contract/kit/language/locale';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { useMemo } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { documentsTexts } from './texts/texts.ts';

export function kindName(kind: DocumentKind, locale: Locale): string {
  return choiceOf(boatDocuments.fields.kind, kind, locale);
}

/** What people call the state of a paper on a date. */
export function useDocumentWords() {
  const t = useText(documentsTexts);
  const { date: dateText } = useFormat();
  return useMemo(
    () => ({
      state: (paper: BoatDocument, on: string): string => {
        const left = daysLeft(paper, on);
        if (left === null || paper.expires_on === null) return t('forever');
        const state = documentState(paper, on);
        if (state === 'expired') return t('expired', { count: -left });
        if (state === 'valid') return t('valid', { date: dateText(paper.expires_on) });
        return left === 0 ? t('expiresToday') : t('soon', { count: left });
      },
    }),
    [t, dateText],
  );
}

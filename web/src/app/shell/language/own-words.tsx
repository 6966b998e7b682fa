import { Suspense, useEffect } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useLocale } from '#kit/text/i18n.ts';
import { shapePlace } from '#kit/text/shape-place.ts';
import { readStored } from '#ui/style/stored.ts';

const load = () => import('#kit/text/lazy/lay-words.ts');
let isLaid = false;
const isShaped = () => readStored(shapePlace, () => sessionStorage) !== null;

const ShapeNotice = lazyPart(async () => (await import('../../lazy/shapes/shape-notice.tsx')).ShapeNotice);

/** Says what the company says in words of its own; whoever has none fetches nothing, not even the code. */
export function OwnWords() {
  const { tenant, pages } = useSignedIn();
  const locale = useLocale();
  const { id: company, words: mark = null } = tenant;
  // Outside system: the texts of the application. A failure leaves them as they are.
  useEffect(() => {
    if (mark === null && !isLaid && !isShaped()) return;
    isLaid = true;
    load()
      .then(({ layWords }) => layWords({ company, mark, locale, pages }))
      .catch(() => undefined);
  }, [company, mark, locale, pages]);
  // Outside system: the same, once nobody is in a company.
  useEffect(
    () => () => {
      if (isLaid) void load().then(({ layNothing }) => layNothing());
    },
    [],
  );
  return isShaped() ? (
    <Suspense>
      <ShapeNotice />
    </Suspense>
  ) : null;
}

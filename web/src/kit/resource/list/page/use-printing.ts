import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page goes on paper now, whoever asked for it; what it shows then is there before the paper is drawn. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  // Outside system: the browser's printing.
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

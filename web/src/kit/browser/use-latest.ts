import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the last render, for verbs that stay the same while what they use changes. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

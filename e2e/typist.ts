import type { Page } from 'playwright';

/** Somebody at a keyboard, whose keys are counted; a combination is one. */
export function typistAt({ keyboard }: Page) {
  const count = { keys: 0 };
  return {
    count,
    type: async (text: string) => {
      count.keys += [...text].length;
      await keyboard.type(text);
    },
    press: async (...keys: string[]) => {
      count.keys += keys.length;
      for (const key of keys) await keyboard.press(key);
    },
  };
}

import { type ComponentProps, createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Slot, type SlotProps } from './slot.tsx';

type Given = ComponentProps<'a'>;

/** What the child is drawn with. */
function givenTo(child: Given, slot: Omit<SlotProps, 'children'>): Given {
  let given: Given = {};
  const Child = (props: Given) => {
    given = props;
    return null;
  };
  renderToStaticMarkup(
    <Slot {...slot}>
      <Child {...child} />
    </Slot>,
  );
  return given;
}

function attach(ref: Given['ref'], element: HTMLAnchorElement): () => void {
  const leave = typeof ref === 'function' ? ref(element) : undefined;
  return leave ?? expect.fail('the child got no ref that can be left again');
}

describe('a slot gives its child what it is given', () => {
  test('attributes the child lacks; of those both have the child keeps its own', () => {
    const given = givenTo(
      { id: 'own', href: '/', style: { color: 'red' } },
      { id: 'other', title: 'Dica', 'data-state': 'open', style: { color: 'blue' } },
    );
    expect(given).toMatchObject({
      id: 'own',
      href: '/',
      title: 'Dica',
      'data-state': 'open',
      style: { color: 'red' },
    });
  });

  test("classes of both, and where they contradict each other the child's", () => {
    expect(givenTo({ className: 'px-2 own' }, { className: 'px-3 flex' }).className).toBe('flex px-2 own');
    expect(givenTo({}, { className: 'flex' }).className).toBe('flex');
  });

  test("handlers of both, the child's first, with the same event", () => {
    const heard: unknown[] = [];
    const { onClick, onFocus } = givenTo(
      { onClick: (event) => heard.push('child', event) },
      { onClick: (event) => heard.push('slot', event), onFocus: () => heard.push('focus') },
    );
    const event = {} as Parameters<NonNullable<Given['onClick']>>[0];
    onClick?.(event);
    expect(heard).toEqual(['child', event, 'slot', event]);
    onFocus?.({} as Parameters<NonNullable<Given['onFocus']>>[0]);
    expect(heard.at(-1)).toBe('focus');
  });

  test('refs of both, as objects and as functions, set and left together', () => {
    const own = createRef<HTMLAnchorElement>();
    const seen: unknown[] = [];
    const element = {} as HTMLAnchorElement;
    const plain = attach(givenTo({ ref: own }, { ref: (each) => void seen.push(each) }).ref, element);
    expect([own.current, seen]).toEqual([element, [element]]);
    plain();
    expect([own.current, seen]).toEqual([null, [element, null]]);

    const withLeave = () => () => void seen.push('left');
    attach(givenTo({ ref: withLeave }, {}).ref, element)();
    expect(seen.at(-1)).toBe('left');
  });
});

import type {ElementType, Key, ReactElement} from 'react';
import {DemoCodeError} from './DemoCodeError';

type Props = Record<string, unknown>;
type CreateElement = (type: ElementType, props: Props, key?: Key) => ReactElement;

/** The functions of React that compiled JSX calls. */
export interface JsxRuntime {
  Fragment: unknown;
  jsx: CreateElement;
  jsxs: CreateElement;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns whether React could render a value as an element or a text. */
const canRender = (child: unknown): boolean =>
  !isObject(child) || '$$typeof' in child || Symbol.iterator in child || 'then' in child;

function describeType(type: unknown): string {
  return isObject(type)
    ? 'This component is an object. Check whether its import needs braces.'
    : `This component is ${String(type)}. Check its name and its import.`;
}

/**
 * Returns the JSX runtime of a file. It finds elements that React can't render while their line is
 * still known.
 */
export function createJsxRuntime({Fragment, jsx, jsxs}: JsxRuntime, file: string) {
  return {
    Fragment,
    jsxDEV(
      type: ElementType,
      props: Props,
      key: Key | undefined,
      isStatic: boolean,
      {lineNumber: line}: {lineNumber: number},
    ): ReactElement {
      const isKnown = isObject(type)
        ? '$$typeof' in type
        : ['string', 'function', 'symbol'].includes(typeof type);
      if (!isKnown) {
        throw new DemoCodeError(describeType(type), {file, line});
      }
      if (typeof type === 'string' && ![props.children].flat().every(canRender)) {
        throw new DemoCodeError("An object can't be rendered. Render one of its values instead.", {
          file,
          line,
        });
      }
      return (isStatic ? jsxs : jsx)(type, props, key);
    },
  };
}

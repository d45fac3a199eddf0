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

/** Returns whether React could render a value as an element or text. */
const canRender = (child: unknown): boolean =>
  !isObject(child) || '$$typeof' in child || Symbol.iterator in child || 'then' in child;

function describeInvalidType(type: unknown): string {
  return isObject(type)
    ? 'This component is an object. Check whether its import needs braces.'
    : `This component is ${String(type)}. Check its name and its import.`;
}

/**
 * Returns the JSX runtime of a file. It throws for elements that React can't render, because React's
 * own errors don't contain their line.
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
      const isValidType = isObject(type)
        ? '$$typeof' in type
        : ['string', 'function', 'symbol'].includes(typeof type);
      if (!isValidType) {
        throw new DemoCodeError(describeInvalidType(type), {file, line});
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

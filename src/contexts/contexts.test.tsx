import {renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {AdProvider, useAdConfig} from './AdConfig';
import {useSite} from './DocsConfig';

// React logs what a render throws; the messages are asserted below.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test.each([
  ['no config: the default', undefined, 0.1],
  ['zero is a ratio', {GADisplayRatio: 0}, 0],
  ['null: the default', {GADisplayRatio: null}, 0.1],
  ['undefined: the default', {GADisplayRatio: undefined}, 0.1],
])('ad config: %s', (_, config, ratio) => {
  const wrapper = ({children}: {children: ReactNode}) => (
    <AdProvider config={config}>{children}</AdProvider>
  );
  const {result} = renderHook(useAdConfig, {wrapper});
  expect(result.current.GADisplayRatio).toBe(ratio);
});

test.each([
  ['docs config', '<DocsProvider>', useSite],
  ['docs ad config', '<AdProvider>', useAdConfig],
])('%s throws outside its provider', (name, provider, hook: () => unknown) => {
  expect(() => renderHook(hook)).toThrow(
    new Error(
      `Could not find ${name} context value; please ensure the component is wrapped in a ${provider}`,
    ),
  );
});

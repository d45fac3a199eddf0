import {renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {AdProvider, useAdConfig} from './AdConfig';
import {DocsProvider, useDocsConfig, type DocsConfig} from './DocsConfig';

// React reports what a render throws; the messages are asserted below.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('docs config', () => {
  const config: DocsConfig = {
    userLanguage: 'zh',
    translations: {en: {}},
    languages: ['en', 'zh'],
    docsHost: 'mui.com',
    docsUrl: 'https://mui.com',
    versionName: 'current',
    newestVersion: '8.12.1',
    version: '8.12.1',
    iconFontUrl: '',
  };

  test('is what the provider was given', () => {
    const {result} = renderHook(useDocsConfig, {
      wrapper: ({children}: {children: ReactNode}) => (
        <DocsProvider config={config}>{children}</DocsProvider>
      ),
    });
    expect(result.current).toBe(config);
  });

  test('outside of its provider throws', () => {
    expect(() => renderHook(useDocsConfig)).toThrow(
      new Error(
        'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>',
      ),
    );
  });
});

describe('ad config', () => {
  test.each([
    ['nothing given: the default', undefined, 0.1],
    ['an empty config: the default', {}, 0.1],
    ['a ratio given: that one', {GADisplayRatio: 0.5}, 0.5],
    ['zero is a ratio', {GADisplayRatio: 0}, 0],
    ['null: the default', {GADisplayRatio: null}, 0.1],
    ['undefined: the default', {GADisplayRatio: undefined}, 0.1],
  ])('%s', (_, config, ratio) => {
    const {result} = renderHook(useAdConfig, {
      wrapper: ({children}: {children: ReactNode}) => (
        <AdProvider config={config}>{children}</AdProvider>
      ),
    });
    expect(result.current.GADisplayRatio).toBe(ratio);
  });

  test('outside of its provider throws', () => {
    expect(() => renderHook(useAdConfig)).toThrow(
      new Error(
        'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>',
      ),
    );
  });
});

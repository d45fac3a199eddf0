import {renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {AdProvider, useAdConfig} from './AdConfig';
import {DocsProvider, useSite} from './DocsConfig';
import {site} from './site';

// React reports what a render throws; the messages are asserted below.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('docs config', () => {
  test('is that of the site, in the language of the page', () => {
    const {result} = renderHook(useSite, {wrapper: DocsProvider});
    expect(result.current).toEqual({userLanguage: 'en', translations: {en: {}}, ...site});
    expect(site).toMatchObject({
      title: 'MUI X',
      url: 'https://mui.com',
      docsHost: 'mui.com',
      version: '8.12.1',
      i18n: {currentLocale: 'en', locales: ['en', 'zh']},
    });
  });

  test('is first what the provider was given', () => {
    const {result} = renderHook(useSite, {
      wrapper: ({children}: {children: ReactNode}) => (
        <DocsProvider config={{userLanguage: 'zh', version: '7.29.1'}}>{children}</DocsProvider>
      ),
    });
    expect(result.current).toEqual({
      translations: {en: {}},
      ...site,
      userLanguage: 'zh',
      version: '7.29.1',
    });
  });

  test('outside of its provider throws', () => {
    expect(() => renderHook(useSite)).toThrow(
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

import {use, useDeferredValue} from 'react';
import {
  demoThemeStore,
  sharedThemeStore,
  shownThemeStore,
  THEME_FRAGMENT,
} from '../settings/demoThemeStore';
import {useSetting} from '../settings/useSetting';
import type {DocsTheme} from '../../site/theme/shared';
import type * as demoTheme from './demoTheme';

type Tools = typeof demoTheme;

/** Lets React read a fulfilled promise without suspending. */
function trackStatus<T>(promise: Promise<T>): Promise<T> {
  void promise.then((value) => Object.assign(promise, {status: 'fulfilled', value}));
  return promise;
}

let loadedTools: Promise<Tools | undefined> | undefined;

/**
 * Loads the code for custom themes. If that fails offline, demos use the default Material UI theme.
 */
function loadTools(): Promise<Tools | undefined> {
  return (loadedTools ??= trackStatus(
    import(/* webpackChunkName: "demo-theme" */ './demoTheme').catch(() => undefined),
  ));
}

let lastShared: {hash: string; result: Promise<'shared' | 'own' | 'damaged'>} | undefined;

/**
 * Reads the theme in the URL's fragment, if there is one. Demos don't render until it has been
 * read. Resolves to whether it's now applied, already the user's own, or invalid; returns
 * `undefined` if the URL has none.
 */
export function takeSharedTheme(): Promise<'shared' | 'own' | 'damaged'> | undefined {
  const {hash} = window.location;
  if (!hash.startsWith(THEME_FRAGMENT)) {
    // Following the same link again applies it again.
    lastShared = undefined;
    return undefined;
  }
  if (lastShared?.hash !== hash) {
    const read = async () => {
      const theme = (await loadTools())?.readThemeLink(hash);
      if (theme === undefined) {
        return 'damaged';
      }
      const isOwn = theme === demoThemeStore.get();
      sharedThemeStore.set(isOwn ? '' : theme);
      return isOwn ? 'own' : 'shared';
    };
    lastShared = {hash, result: trackStatus(read())};
  }
  return lastShared.result;
}

/**
 * Returns the user's or the shared demo theme, or `undefined` for the default Material UI theme.
 */
export function useDemoTheme(isEnabled: boolean): DocsTheme | undefined {
  // Deferred, so the current content stays visible until the code for custom themes has loaded.
  const json = useDeferredValue(useSetting(shownThemeStore));
  const shared = isEnabled ? takeSharedTheme() : undefined;
  if (shared) {
    use(shared);
  }
  return isEnabled && json ? use(loadTools())?.resolveDemoTheme(json) : undefined;
}
